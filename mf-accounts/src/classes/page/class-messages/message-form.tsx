import { classMessageRoutes, MAX_CLASS_MESSAGE_CHARS, type MessageReach } from '@ariane/shared/contracts/class-messages'
import type { ClassDetail } from '@ariane/shared/contracts/classes'
import { bodyFields, checkFields, useForm } from '@ariane/shared/form'
import { ApiError, call } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import { useDraft } from '@ariane/shared/session'
import {
  Button,
  FormField,
  Notice,
  Panel,
  RadioGroup,
  Select,
  SendIcon,
  showToast,
  Text,
  Textarea,
  VStack,
} from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

type Choice = 'pupils' | 'families' | 'both'
type Fields = { text: string; choice: Choice; groupId: string }
const EMPTY: Fields = { text: '', choice: 'pupils', groupId: '' }
const { text: MessageText } = bodyFields(classMessageRoutes.sendClassMessage)
const check = checkFields<{ text: typeof MessageText }, { choice: Choice; groupId: string }>(
  { text: MessageText },
  { text: text.textShape },
)

function findFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return text.failure
  if (error.status === 429) return text.tooMany
  if (error.code === 'full') return text.full
  return error.code === 'conflict' ? text.nobody : text.failure
}

interface Props {
  one: ClassDetail
  reach: readonly MessageReach[]
  onSent: () => Promise<void>
}

/** A message to a class or a group of it: for its pupils, for their parents, or for both. */
export function MessageForm({ one, reach, onSent }: Props) {
  const form = useForm<Fields, { text: string; choice: Choice; groupId: string }>({
    name: 'class message',
    state: useDraft<Fields>(`message ${one.id}`, EMPTY),
    check,
    async send({ text: words, choice, groupId }) {
      const audiences: ('pupils' | 'families')[] = choice === 'both' ? ['pupils', 'families'] : [choice]
      await call(classMessageRoutes.sendClassMessage, {
        id: one.id,
        text: words,
        audiences,
        ...(groupId && { groupId }),
      })
      showToast(text.sent, { tone: 'success' })
      await onSent()
    },
    failure: findFailure,
  })
  const { choice, groupId } = form.values
  const part = reach.find(one => (one.groupId ?? '') === groupId)
  const { pupils, families, waiting = 0 } = part ?? { pupils: 0, families: 0 }
  const reached = { pupils: pupils + waiting, families, both: pupils + waiting }
  return (
    <Panel title={text.title} icon={<SendIcon />}>
      <form {...form.props}>
        <VStack gap="5" align="stretch">
          {one.groups.length > 0 && (
            <FormField label={text.group}>
              <Select maxW="md" {...form.input('groupId')}>
                <option value="">{text.whole(one.name)}</option>
                {one.groups.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </FormField>
          )}
          <RadioGroup<Choice>
            label={text.who}
            name="choice"
            options={[
              { value: 'pupils', label: text.audiences.pupils, hint: text.reach.pupils(pupils) },
              {
                value: 'families',
                label: text.audiences.families,
                hint: text.reach.families(families),
                disabled: families === 0,
              },
              {
                value: 'both',
                label: text.audiences.both,
                hint: text.reach.both(pupils, families),
                disabled: families === 0,
              },
            ]}
            value={choice}
            onChange={next => form.change({ choice: next })}
          />
          {families === 0 && (
            <Notice
              action={
                <Button asChild size="sm" variant="outline">
                  <Link to={`/classes/${one.id}/accords`}>{text.toSlips}</Link>
                </Button>
              }
            >
              {text.noParent}
            </Notice>
          )}
          <FormField label={text.text} required hint={text.textHint} error={form.errors.text}>
            <Textarea rows={4} maxLength={MAX_CLASS_MESSAGE_CHARS} {...form.input('text')} />
          </FormField>
          <Text color="ink.muted" textStyle="sm">
            {text.lead}
          </Text>
          {waiting > 0 && choice !== 'families' && <Notice>{text.waiting(waiting)}</Notice>}
          {reached[choice] === 0 && <Notice>{text.nobody}</Notice>}
          {form.problem && <Notice tone="error">{form.problem}</Notice>}
          <Button
            type="submit"
            alignSelf="start"
            disabled={reached[choice] === 0}
            loading={form.busy}
            loadingText={text.sending}
          >
            <SendIcon aria-hidden />
            {text.send}
          </Button>
        </VStack>
      </form>
    </Panel>
  )
}
