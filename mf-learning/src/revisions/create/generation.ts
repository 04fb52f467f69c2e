import { learningRoutes } from '@ariane/shared/contracts/learning'
import { call } from '@ariane/shared/http'
import { generator } from '../../stores/generation.ts'
import { paths, readPath } from '../../stores/paths.ts'
import { type Draft, toRequest } from './wizard.ts'

/** The generation of the path that the wizard asks for. */
export const pathGeneration = generator(paths, readPath)

/** True when the path is ready. */
export const generatePath = (draft: Draft): Promise<boolean> =>
  pathGeneration.generate(
    async userId => (await call(learningRoutes.generatePath, toRequest(draft, userId))).data.id,
    draft.modules.length,
  )
