import { describe, expect, it } from "vitest";
import { languageOfContent } from "#src/grammar/language-of-content.js";

describe("a language is recognised by", () => {
  it.each([
    ["#!/usr/bin/env node\nf()", "javascript"],
    ["#!/usr/bin/env -S node --harmony\nf()", "javascript"],
    ["#! /usr/local/bin/nodejs\nf()", "javascript"],
    ["#!/usr/bin/env -S deno run\nf()", "typescript"],
    ["#!/usr/bin/tcc -run\nint main;", "c"],
    ["/* -*- mode: c; tab-width: 4 -*- */\nint x;", "c"],
    ["// -*- JavaScript -*-", "javascript"],
    ["#!/usr/bin/python3", "python"],
    ["#!/usr/bin/env -S java --source 24\nvoid main() {}", "java"],
    ["// -*- mode: java -*-", "java"],
    ["/* -*- mode: css -*- */", "css"],
    ['<?xml version="1.0"?>\n<a/>', "xml"],
    ["<!DOCTYPE html><p>a", "html"],
    ["#!/usr/bin/env python\nimport sys", "python"],
    ["#! /usr/bin/python2.7 -u", "python"],
    ["# -*- mode: Python; coding: utf-8 -*-", "python"],
    ["# -*- yaml -*-", "yaml"],
    ["; -*- mode: conf -*-", "ini"],
    ["-- -*- sql -*-", "sql"],
    ["PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;", "sql"],
    ["-- MySQL dump 10.13", "sql"],
    ["--\n-- PostgreSQL database dump\n--", "sql"],
    [' {"a": [1]}\n', "json"],
    ["[]", "json"],
  ])("its content %j: %s", (text, expected) => {
    expect(languageOfContent(text)?.name).toBe(expected);
  });

  it.each([
    "#!/bin/sh\nnode",
    "#!/usr/bin/perl",
    "{a: 1}",
    "[section]\nkey = 1",
    "1",
    '"a"',
    "",
    "-*- constructor -*-",
  ])("nothing in %j", (text) => {
    expect(languageOfContent(text)).toBeUndefined();
  });
});
