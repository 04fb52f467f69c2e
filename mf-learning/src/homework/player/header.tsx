import { ArrowLeftIcon, Badge, Button, Flex, Heading } from '@ariane/shared/ui'
import { messages } from './messages.ts'

/** The back button, the kind of content and its title. */
export function Header({ title, onBack }: { title: string; onBack: () => void }) {
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
    </Flex>
  )
}
