import { soundsDistressed } from '@ariane/shared/catalogue'
import type { TutorAnswer } from '@ariane/shared/contracts/learning'
import { Badge, Box, Heading, Text } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { useEffect, useRef } from 'react'
import { messages } from '../messages.ts'
import { lessonStyle } from '../slides/lesson-style.ts'
import { Markdown } from '../slides/markdown.tsx'
import { splitLead } from './lead.ts'
import { Points } from './points.tsx'
import { formatReference } from './reference.ts'
import { Unknown } from './unknown.tsx'

const text = messages.answer

type Props = { question: string; answer: TutorAnswer; onAsk: (question: string) => void }

/** What Ariane answers, or honestly that she does not know and what to do then. */
export function Answer({ question, answer, onAsk }: Props) {
  // The button that asked is gone: the reading position goes to the answer.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const isListening = soundsDistressed(question) && (answer.kind === 'help' || answer.explanations.length === 0)
  const knows = answer.explanations.length > 0 || answer.examples.length > 0
  return (
    <Box ref={place} tabIndex={-1} outline="none">
      <Box mb="5" _empty={{ display: 'none' }}>
        <HelplineNotice texts={[question]} />
      </Box>
      {isListening ? (
        <Text>{text.listened}</Text>
      ) : knows ? (
        <Known answer={answer} />
      ) : (
        <Unknown suggestions={answer.suggestions ?? []} onAsk={onAsk} />
      )}
    </Box>
  )
}

function Known({ answer }: { answer: TutorAnswer }) {
  const { lead, points } = splitLead(answer)
  const { source, reference, examples, check } = answer
  return (
    <>
      <Text color="ink.muted">{text.subtitle}</Text>
      <Badge mt="2" colorPalette={source === 'model' ? 'warning' : 'neutral'}>
        {source === 'model' ? text.model : text.builtIn}
      </Badge>
      {reference && !(lead && reference.elsewhere) && (
        <Text mt="2" textStyle="sm" color="ink.muted">
          {formatReference(reference)}
        </Text>
      )}
      {lead && (
        <Box mt="5" css={{ ...lessonStyle, fontSize: 'md' }}>
          <Markdown>{lead.text}</Markdown>
        </Box>
      )}
      <Points title={text.explanations} items={points} />
      <Points title={text.examples} items={examples} />
      {check !== undefined && (
        <Box as="section" mt="6">
          <Heading as="h3" size="lg" mb="3">
            {text.check}
          </Heading>
          <Box css={{ ...lessonStyle, fontSize: 'md' }}>
            <Markdown>{check}</Markdown>
          </Box>
        </Box>
      )}
    </>
  )
}
