import { ArrowLeftIcon, Box, Button, ChevronDownIcon, Flex, Heading, IconButton, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

type Props = {
  title: string
  subject: string
  grade: string
  isChoosing: boolean
  onChoose: () => void
  onLeave: (() => void) | undefined
  finish: string
  onFinish: (() => void) | undefined
}

/** The way back, what the exercises are about, and what they lead to. */
export function TrialHeader({ title, subject, grade, isChoosing, onChoose, onLeave, finish, onFinish }: Props) {
  return (
    <Box as="header">
      <Flex align="center" justify="space-between" gap="3" minH="12">
        {onLeave && (
          <IconButton variant="ghost" boxSize="11" ms="-2" aria-label={text.home} title={text.home} onClick={onLeave}>
            <ArrowLeftIcon aria-hidden />
          </IconButton>
        )}
        {onFinish && (
          <Button variant="outline" colorPalette="brand" ms="auto" onClick={onFinish}>
            {finish}
          </Button>
        )}
      </Flex>
      <Flex align="center" justify="space-between" columnGap="3" wrap="wrap" mt="1">
        <Text color="ink.muted" textStyle="sm">
          {text.place(subject, grade)}
        </Text>
        <Button variant="ghost" size="sm" minH="11" px="2" me="-2" aria-expanded={isChoosing} onClick={onChoose}>
          {isChoosing ? text.close : text.change}
          <Box as="span" rotate={isChoosing ? '180deg' : undefined} aria-hidden>
            <ChevronDownIcon />
          </Box>
        </Button>
      </Flex>
      <Heading as="h1" size={{ base: 'lg', md: 'xl' }} textWrap="balance" minH="1lh">
        {title}
      </Heading>
    </Box>
  )
}
