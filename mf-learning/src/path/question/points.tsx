import type { TutorAnswer } from '@ariane/shared/contracts/learning'
import { Box, Flex, Heading } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { lessonStyle } from '../slides/lesson-style.ts'
import { Markdown } from '../slides/markdown.tsx'
import Sound from '../slides/sound.tsx'

/** The numbered points of an answer. */
export function Points({ title, items }: { title: string; items: TutorAnswer['examples'] }) {
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
              {item.audio && <Sound source={item.audio.content} label={messages.answer.listen(n + 1)} />}
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
