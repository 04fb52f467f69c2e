import { soundsDistressed } from '@ariane/shared/catalogue'
import type { TutorAnswer } from '@ariane/shared/contracts/learning'
import { Badge, Box, Flex, Heading, Illustration, Text } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { useEffect, useRef } from 'react'
import { messages } from '../messages.ts'
import { lessonStyle } from '../slides/lesson-style.ts'
import { Markdown } from '../slides/markdown.tsx'
import Sound from '../slides/sound.tsx'

const text = messages.answer

/** What Ariane answers, or honestly that she does not know and what to do then. */
export function Answer({ question, answer }: { question: string; answer: TutorAnswer }) {
  const { explanations, examples, source } = answer
  const knows = explanations.length > 0 || examples.length > 0
  // The button that asked is gone: the reading position goes to the answer.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Box ref={place} tabIndex={-1} outline="none">
      <Box mb="5" _empty={{ display: 'none' }}>
        <HelplineNotice texts={[question]} />
      </Box>
      {knows ? (
        <>
          <Text color="ink.muted">{text.subtitle}</Text>
          <Badge mt="2" colorPalette={source === 'model' ? 'warning' : 'neutral'}>
            {source === 'model' ? text.model : text.builtIn}
          </Badge>
          <Section title={text.explanations} items={explanations} />
          <Section title={text.examples} items={examples} />
        </>
      ) : soundsDistressed(question) ? (
        <Text>{text.listened}</Text>
      ) : (
        <Flex gap="5" align="center" direction={{ base: 'column', sm: 'row' }}>
          <Illustration name="thinking" size={130} />
          <Box>
            <Text fontWeight="bold" textStyle="lg">
              {text.unknown}
            </Text>
            <Text mt="2">{text.whatNext}</Text>
            <Box as="ul" listStyleType="disc" ps="6" mt="1">
              {text.ideas.map(idea => (
                <li key={idea}>{idea}</li>
              ))}
            </Box>
          </Box>
        </Flex>
      )}
    </Box>
  )
}

function Section({ title, items }: { title: string; items: TutorAnswer['examples'] }) {
  if (items.length === 0) return null
  return (
    <Box as="section" mt="6">
      <Heading as="h3" size="lg" mb="3">
        {title}
      </Heading>
      <Box as="ol" display="grid" gap="3" listStyleType="none">
        {items.map((item, n) => (
          <Flex as="li" key={item.text} gap="3" bg="bg.subtle" borderRadius="l2" p="4">
            <Flex
              flexShrink="0"
              boxSize="8"
              align="center"
              justify="center"
              borderRadius="full"
              bg="brand.solid"
              color="brand.contrast"
              fontWeight="bold"
            >
              {n + 1}
            </Flex>
            <Box flex="1" minW="0">
              <Box css={{ ...lessonStyle, fontSize: 'md' }}>
                <Markdown>{item.text}</Markdown>
              </Box>
              {item.audio && <Sound source={item.audio.content} label={text.listen(n + 1)} />}
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
