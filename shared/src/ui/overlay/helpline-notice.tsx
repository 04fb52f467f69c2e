import { Box } from '@chakra-ui/react'
import { HelpNumbers } from '../components/help-numbers.tsx'
import { Notice } from '../components/notice.tsx'
import { messages } from '../messages.ts'
import { useDistressDetector } from './use-distress-detector.ts'

const text = messages.kind

export type HelplineNoticeProps = {
  /** The text being typed, field by field. It is only read here: nothing is sent, stored or blocked. */
  texts: readonly string[]
}

/**
 * For use beside every field where a pupil writes freely: words of distress show whom to talk to, and change nothing
 * else.
 */
export function HelplineNotice({ texts }: HelplineNoticeProps) {
  const sounds = useDistressDetector(texts)
  if (!sounds || !texts.some(sounds)) return null
  return (
    <Notice title={text.title}>
      <Box>{text.talk}</Box>
      <HelpNumbers />
    </Notice>
  )
}
