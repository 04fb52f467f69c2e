/**
 * The part of zod that contracts are written with: what the shell shares with the remotes. Sharing the whole package
 * would send its locales, its compiler and its JSON Schema twice over (44 kB in place of 25). A contract that needs
 * another constructor adds it here; the test beside this file says so.
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
