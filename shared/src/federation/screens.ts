import type { ComponentType, ReactNode } from 'react'

/**
 * The screens remotes expose and what the shell gives each of them. A remote's `screen.tsx` default-exports a component
 * with these props: `export default function Chat(props: RemoteScreens['chat'])`.
 */
export interface RemoteScreens {
  dashboard: object
  revisions: { onBack?: (() => void) | undefined }
  path: object
  homework: { onBack?: (() => void) | undefined }
  profile: object
  settings: object
  /** A sheet over the page: the manager's pupils. */
  students: { onClose?: (() => void) | undefined }
  objectives: object
  chat: object
  /** The planner shows two screens of another remote without knowing it: the shell draws them. */
  school: {
    renderRevisions: (onBack: () => void) => ReactNode
    renderHomework: (onBack: () => void) => ReactNode
  }
}

/** Props of a screen, by its name in the shell's table; one that the shell gives nothing needs no line above. */
export type ScreenProps<K extends string> = (RemoteScreens & Record<string, object>)[K]

/** What the module of a screen looks like once loaded. */
export type ScreenModule<K extends string> = { default: ComponentType<ScreenProps<K>> }
