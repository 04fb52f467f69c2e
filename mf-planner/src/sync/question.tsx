import { useFields, useForm } from '@ariane/shared/form'
import { Button, chakra, FormField, Heading, Input, RadioGroup, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { messages as text } from './messages.ts'
import type { Question } from './use-sync.ts'

type Props = { question: Question; onAnswer: (id: string, answer: string) => void }

/** A question of the service before it signs the pupil in. */
export function QuestionForm({ question: { challengeId, kind, question, propositions }, onAnswer }: Props) {
  const form = useForm({
    name: 'school question',
    state: useFields({ answer: '' }),
    check: ({ answer }) => (answer ? { sent: answer } : { errors: {} }),
    send: answer => onAnswer(challengeId, answer),
    failure: () => null,
  })
  const { answer } = form.values
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <chakra.form {...form.props}>
      <VStack align="stretch" gap="5">
        <Heading as="h3" size="md" ref={title} tabIndex={-1}>
          {text.question}
        </Heading>
        <Text>{question}</Text>
        {kind === 'choice' ? (
          <RadioGroup
            label={text.choices}
            name="answer"
            options={propositions.map(value => ({ value, label: value }))}
            value={answer || undefined}
            onChange={chosen => form.change({ answer: chosen })}
          />
        ) : (
          <FormField label={text.questionPin} required>
            <Input type="password" {...form.input('answer')} inputMode="numeric" autoComplete="off" maxW="40" />
          </FormField>
        )}
        <Button type="submit" disabled={!answer} alignSelf="start">
          {text.answer}
        </Button>
      </VStack>
    </chakra.form>
  )
}
