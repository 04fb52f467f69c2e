// Validates every curriculum file and pack: `node scripts/check-content.ts [word in the file name]`.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Curriculum, Pack } from '../api/src/tutor/pack.ts'

const root = path.join(import.meta.dirname, '..', 'api', 'content')
const wanted = process.argv[2] ?? ''
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const problems: string[] = []
const known = new Map<string, string>()

for (const file of globSync(`${root}/curriculum/*.json`)) {
  const result = Curriculum.safeParse(read(file))
  if (!result.success) {
    problems.push(`${path.basename(file)}: ${result.error.message}`)
    continue
  }
  for (const { grade, chapters } of result.data.grades)
    for (const chapter of chapters)
      for (const { id } of chapter.subChapters.length > 0 ? chapter.subChapters : [chapter]) {
        if (known.has(id)) problems.push(`${path.basename(file)}: the id ${id} is used twice`)
        known.set(id, `${result.data.subject} ${grade}`)
      }
}
let packs = 0
for (const file of globSync(`${root}/packs/*/*.json`).filter(name => name.includes(wanted))) {
  const result = Pack.safeParse(read(file))
  const name = path.relative(root, file)
  packs++
  if (!result.success) problems.push(`${name}: ${result.error.message}`)
  else if (`${result.data.id}.json` !== path.basename(file)) problems.push(`${name}: its id is ${result.data.id}`)
  else if (known.get(result.data.id) !== `${result.data.subject} ${result.data.grade}`)
    problems.push(`${name}: no such sub-chapter in the curriculum of ${result.data.subject} ${result.data.grade}`)
}
for (const problem of problems) console.error(problem)
console.log(`${packs} packs, ${known.size} sub-chapters, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
