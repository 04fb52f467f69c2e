import { SCHOOL_GRADES } from '@ariane/shared/catalogue'
import { Button, SimpleGrid, Text, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { $refusal, beginAddress } from './outcome.ts'

const text = messages.grade

/** Asked once, before the account is made, where the school does not say the level. */
export const GradeQuestion = () => (
  <VStack gap="5" align="stretch">
    <Text>{text.lead}</Text>
    <SimpleGrid columns={2} gap="2.5">
      {SCHOOL_GRADES.map((grade, n) => (
        <Button key={grade} asChild size="lg" variant="outline" data-autofocus={n === 0 || undefined}>
          <a href={beginAddress(grade)} aria-label={text.of(grade)}>
            {grade}
          </a>
        </Button>
      ))}
    </SimpleGrid>
    <Button variant="ghost" onClick={() => $refusal.set(null)}>
      {messages.otherwise}
    </Button>
  </VStack>
)
