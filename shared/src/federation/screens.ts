import type { ComponentType, ReactNode } from 'react'

/** Draws what other remotes put into a place that the screen offers by this name (`offers` in its screens.json). */
export type RenderSlot = (name: string) => ReactNode

/**
 * Props that the shell gives to screens; a screen without props needs no line. A remote's `screen.tsx` default-exports
 * a component with these props: `export default function School(props: RemoteScreens['school'])`.
 */
export interface RemoteScreens {
  /** Absent in a shell from before slots, and where the screen is shown alone. */
  dashboard: { renderSlot?: RenderSlot | undefined }
  revisions: { onBack?: (() => void) | undefined }
  homework: { onBack?: (() => void) | undefined }
  /** Exercises for somebody without an account; both ways out are the shell's. */
  trial: { onLeave?: (() => void) | undefined; onRegister?: (() => void) | undefined }
  /** A sheet over the page with the manager's pupils. */
  students: { onClose?: (() => void) | undefined }
  /** The planner shows two screens of another remote without importing it: the shell draws them. */
  school: {
    renderRevisions: (onBack: () => void) => ReactNode
    renderHomework: (onBack: () => void) => ReactNode
  }
}

/** Props of a screen, by its name in the shell's table. */
export type ScreenProps<K extends string> = (RemoteScreens & Record<string, object>)[K]

/** The loaded module of a screen. */
export type ScreenModule<K extends string> = { default: ComponentType<ScreenProps<K>> }
