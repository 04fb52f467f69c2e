import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useLessData } from '../less-data.ts'
import { Unplayable, useUnplayable } from './unplayable.tsx'

export type AudioPlayerProps = {
  src: string
  /** What the sound is; shown above the player and read with it. */
  label: ReactNode
  autoPlay?: boolean
  onEnded?: (() => void) | undefined
}

/**
 * The browser's own player (keyboard and screen reader included) with a visible label; a sound that this browser cannot
 * play is said and can be saved.
 */
export function AudioPlayer({ src, label, autoPlay = false, onEnded }: AudioPlayerProps) {
  const id = useId()
  const preload = useLessData() ? 'none' : 'metadata'
  const { isUnplayable, fail } = useUnplayable(src)
  if (isUnplayable) return <Unplayable src={src} label={label} />
  return (
    <Box>
      <Box id={id} textStyle="label" mb="1.5">
        {label}
      </Box>
      {/* biome-ignore lint/a11y/useMediaCaption: the label and the page's text say what is heard */}
      <chakra.audio
        controls
        preload={preload}
        src={src}
        aria-labelledby={id}
        autoPlay={autoPlay}
        onEnded={onEnded}
        onError={fail}
        w="100%"
      />
    </Box>
  )
}
