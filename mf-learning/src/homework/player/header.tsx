import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import { ArrowLeftIcon, Badge, Button, Flex, Heading, Text } from '@ariane/shared/ui'
import { describeGiven } from '../rules.ts'
import { messages } from './messages.ts'

type Props = { title: string; given: HomeworkDetail['given']; onBack: () => void }

/** The back button, the kind of content, its title and who gave it. */
export function Header({ title, given, onBack }: Props) {
  return (
    <Flex as="header" align="center" gap="2" wrap="wrap">
      <Button variant="ghost" size="sm" ps="2" onClick={onBack}>
        <ArrowLeftIcon aria-hidden />
        {messages.back}
      </Button>
      <Badge>{messages.badge}</Badge>
      <Heading as="h1" size={{ base: 'md', md: 'xl' }} overflowWrap="anywhere" flex="1 1 12rem" minW="0">
        {title}
      </Heading>
      {given && (
        <Text flexBasis="full" color="ink.muted" textStyle="sm">
          {describeGiven(given)}
        </Text>
      )}
    </Flex>
  )
}
