import { Button, Text, VisuallyHidden, VStack } from '@ariane/shared/ui'
import { type ReactNode, useState } from 'react'
import { PathPlayer } from '../../../path/lazy-player.tsx'
import { messages } from '../messages.ts'
import type { PartProps } from './part-props.ts'
import { PartTitle } from './part-title.tsx'

const text = messages.play

/** The chapter in its player; who leaves it says whether that was it for today. */
export function PathPart({ part, today, busy, isLast, onClose, header }: PartProps<'path'> & { header: ReactNode }) {
  const [playing, setPlaying] = useState<number | null>(part.id)
  if (playing !== null)
    return (
      <>
        {/* The player has its own header and counter. */}
        <VisuallyHidden asChild>
          <div>{header}</div>
        </VisuallyHidden>
        <PathPlayer id={playing} backLabel={text.back} onBack={() => setPlaying(null)} onOpen={id => setPlaying(id)} />
      </>
    )
  return (
    <>
      {header}
      <PartTitle part={part} today={today} />
      <Text>{text.path.left}</Text>
      <VStack align="stretch" gap="3" mt="5">
        <Button size="lg" disabled={busy} onClick={() => onClose('done')}>
          {isLast ? text.finish : text.next}
        </Button>
        <Button variant="outline" onClick={() => setPlaying(part.id)}>
          {text.path.resume}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => onClose('skipped')}>
          {text.later}
        </Button>
      </VStack>
    </>
  )
}
