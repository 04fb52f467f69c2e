import { learningRoutes } from '@ariane/shared/contracts/learning'
import { callOrKeep } from '@ariane/shared/session'
import { doneIfKept } from '../../parts/unless-kept.ts'
import { type Change, joinChanges } from '../progress.ts'

/**
 * Saves what was seen and done of a module. A device that keeps things keeps it too until there is a way to the server,
 * also when the player is closed before.
 */
export async function saveProgress(userId: string, id: number, change: Change) {
  const about = { lane: `progress ${id}`, title: '', isLatest: true, join, isQuiet: true }
  await callOrKeep(learningRoutes.saveModuleProgress, { id, userId, ...change }, about).catch(doneIfKept)
}

/** Both are bodies of the call above. */
const join = (before: Record<string, unknown>, now: Record<string, unknown>) =>
  joinChanges(before as Change, now as Change)
