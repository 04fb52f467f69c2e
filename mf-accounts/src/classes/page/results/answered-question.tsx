import type { AnsweredQuestion as Answered } from '@ariane/shared/contracts/class-results'
import { Badge, Box, Flex, Panel, SimpleGrid, Text } from '@ariane/shared/ui'
import { pupils } from '../../counts.ts'
import { messages } from '../../messages.ts'

const text = messages.notion

interface Props {
  question: Answered
  people: readonly { userId: string; fullName: string }[]
}

/** What was answered wrongly to a question, side by side, with the names. */
export function AnsweredQuestion({ question, people }: Props) {
  const named = new Map(people.map(({ userId, fullName }) => [userId, fullName]))
  return (
    <Panel level={3} title={question.prompt}>
      <Text color="ink.muted" textStyle="sm" mb="3">
        {question.expected && `${text.expected(question.expected)} `}
        {text.count(question.right, question.answers)}
      </Text>
      <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} gap="3" listStyleType="none">
        {question.wrong.map(({ text: given, userIds }) => (
          <Box as="li" key={given ?? ''} bg="bg.subtle" borderRadius="l2" p="4">
            <Flex justify="space-between" gap="3" mb="2" align="start">
              <Text fontWeight="bold" overflowWrap="anywhere" fontStyle={given ? 'normal' : 'italic'}>
                {given === null ? text.noWords : given || text.empty}
              </Text>
              <Badge colorPalette="warning" flexShrink="0">
                {pupils(userIds.length)}
              </Badge>
            </Flex>
            <Flex wrap="wrap" gap="1">
              {userIds.map(uid => (
                <Badge key={uid}>{named.get(uid)}</Badge>
              ))}
            </Flex>
          </Box>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
