import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { PlaceGuess } from '@ariane/shared/contracts/homework'
import { Box, Button, Flex, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { useGuess } from './use-guess.ts'

const text = messages.sheet.guess

type Props = { statement: string; grade: SchoolGrade; disabled: boolean; onTake: (guess: PlaceGuess) => void }

/** The place that the statement speaks of, offered before the choice; nothing where it is not clear. */
export function GuessOffer({ statement, grade, disabled, onTake }: Props) {
  const guess = useGuess(statement, grade)
  return (
    <Box aria-live="polite">
      {guess && (
        <Flex
          align="center"
          justify="space-between"
          gap="3"
          wrap="wrap"
          p="4"
          mb="5"
          borderRadius="l2"
          borderWidth="1.5px"
          borderColor="brand.fg"
          bg="brand.subtle"
        >
          <Text fontWeight="semibold" m="0!" flex="1 1 16rem" overflowWrap="anywhere">
            {text.question(guess.subject, guess.chapter?.title)}
          </Text>
          <Button disabled={disabled} onClick={() => onTake(guess)}>
            {text.yes}
          </Button>
          <Text m="0!" color="ink.muted" textStyle="sm" flexBasis="full">
            {text.other}
          </Text>
        </Flex>
      )}
    </Box>
  )
}
