/**
 * zod compiles schemas with `new Function`, which the page's CSP forbids (and each try would be reported). All copies
 * of zod in a page read this object when a schema is made, so it must stand before the first one: every build runs this
 * file ahead of its entry.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }

export {}
