/**
 * zod compiles schemas with `new Function`, which the page's CSP forbids and reports. All copies of zod in a page read
 * this object when a schema is created, so it must be set before the first one: every build runs this file ahead of its
 * entry.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }

export {}
