import type { ReactNode } from 'react'

/** Drawn like the icons of the app; the frame does not share its kit. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  )
}

export const CheckIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="10" />
    <path d="m8 12.5 2.7 2.7L16 9.5" />
  </Icon>
)
export const AlmostIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="10" />
    <path d="M8 12h8" />
  </Icon>
)
export const LoudIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
    <path d="M15.5 9a4 4 0 0 1 0 6m2.5-8.5a7.5 7.5 0 0 1 0 11" />
  </Icon>
)
export const PauseIcon = () => (
  <Icon>
    <path d="M8.5 5.5v13m7-13v13" />
  </Icon>
)
export const PlayIcon = () => (
  <Icon>
    <path d="M7.5 5v14l11-7z" />
  </Icon>
)
export const ArrowIcon = () => (
  <Icon>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
)
export const RetryIcon = () => (
  <Icon>
    <path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5" />
  </Icon>
)
export const UpIcon = () => (
  <Icon>
    <path d="M12 19V5m-6 6 6-6 6 6" />
  </Icon>
)
export const DownIcon = () => (
  <Icon>
    <path d="M12 5v14m-6-6 6 6 6-6" />
  </Icon>
)
export const UndoIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)
export const FoldIcon = () => (
  <Icon>
    <path d="m6 9 6 6 6-6" />
  </Icon>
)
