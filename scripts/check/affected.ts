/** A module and the project files that it imports, by path from the root. */
export type Module = { source: string; imports: readonly string[] }

/** Files that put the whole application together: a test that starts the application would be affected by everything. */
const ASSEMBLIES = /^api\/src\/(app|main|run|policy)[^/]*\.ts$|^api\/src\/wiring\/|\/testing\/|^scripts\/tasks\.ts$/
/** What every test depends on. */
const EVERYTHING =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[^/]*\.json|vitest\.config\.ts)$|\/package\.json$/
/** Lessons and exercises, which tests read from the disk. */
const CONTENT = /^tutor\/content\//
const CONTENT_TESTS = /^(tutor|scripts\/content)\//
/** Tests that read pages and sources from the disk: any file may concern them. */
const TREE_TESTS = /^scripts\/check\/[^/]*\.test\.ts$/
/** Tests that walk all routes: any change of the API or of its contract may concern them. */
const ROUTE_WALKS = /^api\/src\/(policy[^/]*|inherited)\.test\.ts$/
/** What every start of a server goes through, and the tests of starts. */
const STARTS = /^api\/src\/([^/]+\.ts$|(platform|wiring|site)\/)/
const START_TESTS = /^api\/src\/run\.test\.ts$/

/** The folder whose tests stand for a changed file: an area of the API, a screen of a remote, a topic of a library. */
const areaFolder = (file: string) => file.split('/').slice(0, 3).join('/')

function importersByFile(modules: readonly Module[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { source, imports } of modules)
    for (const file of imports) importers.set(file, [...(importers.get(file) ?? []), source])
  return importers
}

/** The modules that import one of the files themselves. */
export function findImporters(modules: readonly Module[], files: readonly string[]): string[] {
  const importers = importersByFile(modules)
  return [...new Set(files.flatMap(file => importers.get(file) ?? []))]
}

/**
 * The test files that a change concerns: those in the area of each changed file, those that import it through other
 * modules but not through the assembled application, and the walks over all routes. Null means all of them.
 */
export function findAffectedTests(modules: readonly Module[], changed: readonly string[]): string[] | null {
  if (changed.some(file => EVERYTHING.test(file))) return null
  if (changed.length === 0) return []
  const importers = importersByFile(modules)
  const reached = new Set(changed)
  const queue = [...changed]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer) || ASSEMBLIES.test(importer)) continue
      reached.add(importer)
      queue.push(importer)
    }
  }
  const areas = new Set(changed.map(areaFolder))
  const touchesRoutes = changed.some(file => /^(api\/src|shared\/src\/contracts)\//.test(file))
  const touchesStarts = changed.some(file => STARTS.test(file))
  const touchesContent = changed.some(file => CONTENT.test(file))
  return modules
    .map(({ source }) => source)
    .filter(
      source =>
        /\.test\.tsx?$/.test(source) &&
        (reached.has(source) ||
          areas.has(areaFolder(source)) ||
          TREE_TESTS.test(source) ||
          (touchesStarts && START_TESTS.test(source)) ||
          (touchesRoutes && ROUTE_WALKS.test(source)) ||
          (touchesContent && CONTENT_TESTS.test(source))),
    )
}
