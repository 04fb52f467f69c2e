import { readFileSync } from 'node:fs'
import path from 'node:path'
import { library, type Pack } from '@ariane/tutor'
import { z } from 'zod'

/** A file named on the command line: npm runs scripts in the project's folder, the name is meant from where it was typed. */
export const resolveTyped = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file)

/** The JSON of a file of cases, checked; throws one sentence that names the file. */
export function readCases<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(readFileSync(resolveTyped(file), 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`${file} ne se lit pas : ${reason}`)
  }
}

/** A pack of the library by its id; throws one sentence when there is none. */
export function findPack(id: string): Pack {
  const pack = library().packs.find(one => one.id === id)
  if (!pack) throw new Error(`Aucun chapitre connu ne s'appelle ${id}.`)
  return pack
}
