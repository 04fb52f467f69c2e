import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Unplayable, useUnplayable } from './unplayable.tsx'

const Video = chakra('video')

export type VideoPlayerProps = Pick<ComponentProps<typeof Video>, 'maxH' | 'maxW' | 'w' | 'borderRadius'> & {
  src: string
  /** What the film is, for a screen reader. */
  label: string
}

/** The browser's own player; a film that this browser cannot show is said and can be saved. */
export function VideoPlayer({ src, label, ...look }: VideoPlayerProps) {
  const { isUnplayable, fail } = useUnplayable(src)
  if (isUnplayable) return <Unplayable src={src} label={label} />
  return (
    <Video
      src={src}
      controls
      aria-label={label}
      onError={fail}
      // Its sound alone can be played: the picture would stay black.
      onLoadedMetadata={({ currentTarget }) => currentTarget.videoWidth === 0 && fail()}
      {...look}
    />
  )
}
