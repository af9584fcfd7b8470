declare module "butternut/dist/butternut.umd.js" {
  const library: {
    /** Minifies a program. */
    readonly squash: (source: string, options: object) => { readonly code: string };
  };
  export default library;
}
