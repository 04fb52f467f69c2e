import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { RsbuildPlugin } from '@rsbuild/core'
import { buildErrorsFile } from '../contracts/build-errors.ts'

/** Writes why a package cannot be built; an empty list takes it back. */
export function writeBuildErrors(root: string, name: string, errors: readonly string[]): void {
  const file = path.join(root, buildErrorsFile(name))
  mkdirSync(path.dirname(file), { recursive: true })
  // A reader sees the old list or the new one, never half.
  writeFileSync(`${file}.half`, JSON.stringify(errors.map(stripVTControlCharacters)))
  renameSync(`${file}.half`, file)
}

/**
 * In development, writes what the builder could not build, for the page to show. The builder's own overlay needs styles that
 * the page's policy refuses, and a package that never built has no code in the page that could show it.
 * @param root the folder that holds the packages
 */
export const reportBuildErrors = (root: string, name: string): RsbuildPlugin => ({
  name: 'ariane-build-errors',
  setup(api) {
    api.onAfterDevCompile(({ stats }) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true })
      writeBuildErrors(
        root,
        name,
        errors.map(({ moduleName, message }) => [moduleName, message].filter(Boolean).join('\n')),
      )
    })
  },
})
