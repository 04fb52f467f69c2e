import { learningRoutes } from '../../shared/src/contracts/index.ts'
import type { Account } from './person.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }

/**
 * Generates a path with one module of each of these types and waits for its last module.
 * @throws Error when it ends otherwise
 */
export async function generatePath({ uid, post }: Account, types: readonly string[]): Promise<number> {
  const asked = await post('/api/path/generate', {
    desc: '',
    userId: uid,
    pathType: 'pedagogical_pathway',
    ...PLACE,
    customPrompts: types.map(type => ({ title: type, type, prompt_generation: '' })),
  })
  const { id } = learningRoutes.generatePath.answer.parse(asked).data
  for (;;) {
    const { data } = learningRoutes.readPath.answer.parse(await post(`/api/path/${id}`, { userId: uid }))
    if (data.status === 'to_do') return id
    if (data.status !== 'generating') throw new Error(`the path ended as ${data.status}`)
  }
}
