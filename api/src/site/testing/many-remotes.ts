import { createHash } from 'node:crypto'
import type { Published, Registry } from '@ariane/shared/contracts/registry'

/** Digests and names as random as real ones, the same at each run. */
const hash = (text: string) => createHash('sha384').update(text)
const hex = (text: string, length = 8) => hash(text).digest('hex').slice(0, length)
const sri = (text: string) => `sha384-${hash(text).digest('base64')}`

const WORDS = ['agenda', 'atlas', 'bulletin', 'cahier', 'calcul', 'carnet', 'classe', 'conseil', 'dictee', 'enquete']
const OTHERS = ['du-jour', 'partage', 'guide', 'commun', 'libre']

function version(name: string, word: string, number: number): Published {
  const at = `1.0.0-${hex(`${name} ${number}`)}`
  const entry = `remoteEntry.${hex(`${at} entry`)}.js`
  const first = [`static/js/async/${hex(`${at} first`, 10)}.js`, `static/js/async/${hex(`${at} x`, 10)}.js`]
  const title = `${word[0]?.toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`
  return {
    version: at,
    manifest: `/remotes/${name}/${at}/mf-manifest.json`,
    entry,
    files: Object.fromEntries([entry, ...first, 'licences.txt'].map(file => [file, sri(at + file)])),
    exposes: {
      [`./${word}`]: {
        preload: first,
        kits: ['@ariane/shared/http', '@ariane/shared/session', '@ariane/shared/ui'],
        routes: [`/${word}`],
        screen: { title, menu: [{ icon: 'book', order: 700 + (Number.parseInt(hex(name, 4), 16) % 300) }] },
      },
    },
    contract: { provides: '1.0.0', needs: '^1.0.0' },
    build: {
      id: at.slice(6),
      time: new Date(1.7e12 + number * 7_654_321).toISOString(),
      commit: hex(`${at} commit`, 40),
    },
  }
}

/** A registry of so many remotes as they are after their first weeks: a screen with a menu entry, a version and the one before. */
export function manyRemotes(count: number): Registry {
  const remotes = Array.from({ length: count }, (_, number) => {
    const word = `${WORDS[number % WORDS.length]}-${OTHERS[Math.floor(number / WORDS.length) % OTHERS.length]}`
    const name = `mf-${word}`
    const versions = [version(name, word, 2 * number), version(name, word, 2 * number + 1)]
    const [active, lastGood] = versions.map(one => one.version)
    return { name, active: active ?? '', canary: null, lastGood: lastGood ?? null, disabled: null, versions }
  })
  return { schema: 1, issued: '2026-01-01T00:00:00.000Z', remotes, signature: null }
}
