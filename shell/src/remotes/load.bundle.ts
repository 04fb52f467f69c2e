import type { Attempt, ScreenModule } from '@ariane/shared/federation'

/**
 * The one-bundle twin of `load.ts`, without federation: the screens that the benchmark compares. Only that build uses
 * it.
 */
const modules = new Map<string, () => Promise<{ default: unknown }>>([
  ['dashboard', () => import('../../../mf-learning/src/dashboard/screen.tsx')],
  ['revisions', () => import('../../../mf-learning/src/revisions/screen.tsx')],
  ['path', () => import('../../../mf-learning/src/path/screen.tsx')],
  ['trial', () => import('../../../mf-learning/src/trial/screen.tsx')],
  ['homework', () => import('../../../mf-learning/src/homework/screen.tsx')],
  ['profile', () => import('../../../mf-accounts/src/profile/screen.tsx')],
  ['settings', () => import('../../../mf-accounts/src/settings/screen.tsx')],
  ['students', () => import('../../../mf-accounts/src/students/screen.tsx')],
  ['objectives', () => import('../../../mf-objectives/src/screen.tsx')],
  ['today-card', () => import('../../../mf-objectives/src/today-card/screen.tsx')],
  ['chat', () => import('../../../mf-chat/src/screen.tsx')],
  ['school', () => import('../../../mf-planner/src/screen.tsx')],
])

export const start = (): Promise<void> => Promise.resolve()
export const complete = (): Promise<void> => Promise.resolve()
export const fetchRegistry = (): Promise<never> => Promise.reject(new Error('one bundle has no registry'))

export async function load<K extends string>(id: K, _attempt: Attempt): Promise<ScreenModule<K>> {
  const module = modules.get(id)
  if (!module) throw new Error(`${id} is not part of the comparison`)
  return (await module()) as ScreenModule<K>
}
