import { parseArgs } from 'node:util'
import { PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import { builtInTutor } from '@ariane/tutor'
import { findPack } from './case-file.ts'

const moduleType = (name: string) => {
  const type = PLAYABLE_TYPES.find(known => known === name)
  if (!type) throw new Error(`Aucun module ne s'appelle ${name}.`)
  return type
}

/** `lesson --pack ID [--seed N] [--types A,B]`: the modules of one path as a pupil receives them, `solutions` beside. */
export function renderLesson(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      pack: { type: 'string' },
      seed: { type: 'string', default: '1' },
      types: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  if (!values.pack) throw new Error('Quelle leçon ? --pack ID')
  const types = values.types?.split(',').map(moduleType) ?? PLAYABLE_TYPES
  const prompts = types.map(type => ({ type, title: '', prompt_generation: '' }))
  const seed = Number(values.seed)
  if (!Number.isSafeInteger(seed)) throw new Error('--seed est un nombre entier.')
  const place = { chapterId: '', subChapterId: null }
  const modules = builtInTutor.write(place, seed, prompts, { pack: findPack(values.pack) }) ?? []
  return {
    modules: modules.map(({ contentType, content, activity }, i) => ({
      type: types[i],
      contentType,
      content,
      activity,
    })),
    solutions: modules.map(({ solutions }) => solutions),
  }
}
