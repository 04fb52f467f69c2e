import { routes } from '../contracts/index.ts'

/**
 * Loader for the list of all routes in what is published: what a call is, without its schemas, so that a page that names
 * every call does not keep the schemas of all in the files that it has in common with others.
 */
export default function listRoutes(): string {
  const calls = Object.entries(routes).map(([name, { method, path }]) => [name, { method, path }])
  return `export const routes = ${JSON.stringify(Object.fromEntries(calls))}\n`
}
