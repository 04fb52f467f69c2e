import type { AssignmentDetail } from '@ariane/shared/contracts/assignments'
import { Link } from '@ariane/shared/router'
import { Box, Flex, Heading, Text, VStack } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { AnsweredQuestion } from '../results/answered-question.tsx'
import { FiguresCell } from '../results/figures.tsx'
import { notionAddress } from './lines.ts'

const text = messages.workResults

/** What was answered on given work: by notion, and who answered what wrongly. */
export function AssignmentResults({ classId, given }: { classId: string; given: AssignmentDetail }) {
  const { notions, questions, list, kind } = given
  if (kind === 'objective') return null
  if (list.every(({ answers }) => answers === 0)) return <Text color="ink.muted">{text.none}</Text>
  return (
    <VStack gap="6" align="stretch">
      {notions.length > 0 && (
        <Box as="section" aria-label={text.byNotion}>
          <Heading as="h2" size="lg" mb="3">
            {text.byNotion}
          </Heading>
          <VStack as="ul" aria-label={text.byNotion} listStyleType="none" gap="0" align="stretch">
            {notions.map(notion => (
              <Flex
                as="li"
                key={notion.ref}
                wrap="wrap"
                justify="space-between"
                gap="3"
                py="3"
                borderBottomWidth="1px"
                borderColor="border"
              >
                <Box flex="1 1 12rem" minW="0" fontWeight="semibold" overflowWrap="anywhere">
                  <Link to={notionAddress(classId, notion.ref)}>{notion.title}</Link>
                </Box>
                <FiguresCell {...notion} />
              </Flex>
            ))}
          </VStack>
          <Text color="ink.muted" textStyle="sm" mt="3">
            {text.rule}
          </Text>
        </Box>
      )}
      <Box as="section" aria-label={text.wrong}>
        <Heading as="h2" size="lg" mb="3">
          {text.wrong}
        </Heading>
        {questions.length === 0 && <Text color="ink.muted">{text.allRight}</Text>}
        <VStack gap="5" align="stretch">
          {questions.map(question => (
            <AnsweredQuestion key={question.prompt + question.expected} question={question} people={list} />
          ))}
        </VStack>
      </Box>
    </VStack>
  )
}
