/**
 * The part of zod that contracts use, shared by the shell with the remotes. Sharing the whole package would send its
 * locales, compiler and JSON Schema too (44 kB instead of 25). A contract that needs another constructor adds it here;
 * the test beside this file checks it.
 */
export {
  array,
  base64,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum,
  int,
  iso,
  literal,
  NEVER,
  null,
  nullable,
  number,
  object,
  optional,
  record,
  strictObject,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
} from 'zod/v4'
