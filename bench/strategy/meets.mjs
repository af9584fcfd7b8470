import { Ajv } from "ajv";

/**
 * A test: the validator compiles a JSON Schema, and writes code for a keyword.
 * @param {string} keyword
 * @returns {(text: string) => boolean}
 */
export function meets(keyword) {
  return (text) => {
    try {
      const schema = JSON.parse(text);
      const options = { strict: false, validateSchema: false, logger: false, meta: false };
      let isMet = false;
      const process = (code) => {
        isMet ||= code.includes(`keyword:"${keyword}"`);
        return code;
      };
      new Ajv({ ...options, code: { process } }).compile(schema);
      return isMet;
    } catch {
      return false;
    }
  };
}
