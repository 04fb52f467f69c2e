import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../site/packages.ts'
import { runNode } from '../site/run-node.ts'
import { messages } from './messages.ts'

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')

/**
 * Holds the sources of one package, as they lie there to be built, against the types of what they use.
 * @throws Error with each line that does not fit
 */
export async function checkTypes(folder: string): Promise<void> {
  const name = path.basename(folder)
  const own = await mkdtemp(path.join(tmpdir(), 'ariane-types-'))
  try {
    const project = path.join(own, 'tsconfig.json')
    const only = {
      extends: path.join(ROOT, 'tsconfig.json'),
      // What is declared for all sources: files that are no code, and for tests what Node has.
      compilerOptions: { types: ['node'], typeRoots: [path.join(ROOT, 'node_modules/@types')] },
      include: [path.join(folder, 'src'), path.join(ROOT, 'activities/src/**/*.d.ts')],
    }
    await writeFile(project, JSON.stringify(only))
    const { code, said } = await runNode([TSC, '-p', project, '--noEmit', '--pretty', 'false'], { cwd: ROOT })
    if (code !== 0) throw new Error(messages.typesBreak(name, said))
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}
