// A file that needs scrolling three times wants to be two: an error past 300 lines, a word past 200.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const MOST = 300
const RETHINK = 200

const sizes = globSync(['{activities,shared,shell,tutor,api,e2e,scripts}/**/*.{ts,tsx,mjs}', 'mf-*/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: name => /node_modules|(^|\/)dist$/.test(name),
}).map(file => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
if (sizes.length < 100) throw new Error(`only ${sizes.length} files found: the pattern is wrong`)

const long = sizes.filter(({ lines }) => lines > MOST)
for (const { file, lines } of sizes.filter(({ lines }) => lines > RETHINK)) console.log(`${lines} lines: ${file}`)
console.log(`${sizes.length} files, ${long.length} past ${MOST} lines`)
process.exit(long.length > 0 ? 1 : 0)
