import type { Published, RemoteEntry } from '../contracts/registry.ts'
import { GIVEN_PROPS } from '../contracts/screens.ts'

type VersionNumbers = [number, number, number]

function parseVersion(version: string): VersionNumbers | null {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(version)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null
}

const compareVersions = (a: VersionNumbers, b: VersionNumbers) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/**
 * Whether a version lies in a range: `1.2.3`, `^1.2.3`, `~1.2.3` or `>=1.2.3`. Any other range is never satisfied,
 * because an unknown range must not let code run.
 */
export function satisfies(version: string, range: string): boolean {
  const match = /^(\^|~|>=|)(\d+\.\d+\.\d+)$/.exec(range.trim())
  const have = parseVersion(version)
  const want = match ? parseVersion(match[2] ?? '') : null
  if (!match || !have || !want) return false
  const order = compareVersions(have, want)
  if (match[1] === '') return order === 0
  if (order < 0) return false
  if (match[1] === '>=') return true
  if (match[1] === '~') return have[0] === want[0] && have[1] === want[1]
  // As npm does: below 1.0.0 the minor number is the breaking one.
  return have[0] === want[0] && (want[0] > 0 || have[1] === want[1])
}

/**
 * The versions of a remote worth trying, best first: the active one, then the last good one. For users of a canary the
 * server has already replaced the active version.
 */
export function listCandidates(entry: RemoteEntry): Published[] {
  const names = [...new Set([entry.active, entry.lastGood])]
  return names.flatMap(name => entry.versions.find(published => published.version === name) ?? [])
}

/**
 * Why a published version may not run with this shell.
 * @returns a sentence for the team, or null when it may run
 */
export function findRefusal(name: string, published: Published, contract: string): string | null {
  const { needs } = published.contract
  if (!satisfies(contract, needs))
    return `${name} ${published.version} needs contract ${needs}, this shell provides ${contract}: rebuild one of them.`
  const missing = Object.values(published.exposes)
    .flatMap(({ screen }) => screen?.props ?? [])
    .find(prop => !GIVEN_PROPS.some(given => given === prop))
  return missing ? `${name} ${published.version} takes the prop ${missing}, which this shell does not give.` : null
}

/** The same address with a number for the n-th retry, so that neither a cache nor a hanging request answers. */
export function freshAddress(url: string, attempt: number): string {
  if (!attempt) return url
  return `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`
}

/** Path of a file relative to the manifest's folder, without query; null when it lies elsewhere. */
export function pathInVersion(manifest: string, url: string, base: string): string | null {
  const folder = new URL('.', new URL(manifest, base)).href
  const { href, search } = new URL(url, base)
  return href.startsWith(folder) ? href.slice(folder.length, href.length - search.length) : null
}
