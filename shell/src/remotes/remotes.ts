import type { ScreenId } from '@ariane/shared/federation'

type Row = {
  /** Package that exposes the screen. */
  remote: string
  /** Its name in that package's `exposes`. */
  exposed: string
  /** Address prefixes that open with this screen: the server preloads it there. */
  routes: string[]
}

/** One row per screen of a remote. Routes, federation, preloads and the one-bundle build all read it. */
export const remotes: Record<ScreenId, Row> = {
  dashboard: { remote: 'mf-learning', exposed: './dashboard', routes: ['/'] },
  revisions: { remote: 'mf-learning', exposed: './revisions', routes: ['/revisions'] },
  path: { remote: 'mf-learning', exposed: './path', routes: ['/path'] },
  homework: { remote: 'mf-learning', exposed: './homework', routes: ['/homework'] },
  profile: { remote: 'mf-accounts', exposed: './profile', routes: ['/profile'] },
  settings: { remote: 'mf-accounts', exposed: './settings', routes: ['/settings'] },
  students: { remote: 'mf-accounts', exposed: './students', routes: ['/profile/eleves'] },
  objectives: { remote: 'mf-objectives', exposed: './objectives', routes: ['/objectives'] },
  chat: { remote: 'mf-chat', exposed: './chat', routes: ['/chat'] },
  school: { remote: 'mf-planner', exposed: './school', routes: ['/scolaire', '/planning', '/homework'] },
}
