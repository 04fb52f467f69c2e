import { MAX_INSTRUCTION_CHARS } from '@ariane/shared/contracts/assignments'
import { useAction } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { useNavigate } from '@ariane/shared/router'
import { $manager, $session, displayName, useDraft, useStore } from '@ariane/shared/session'
import {
  Badge,
  Box,
  Button,
  FilterTabs,
  FormField,
  Heading,
  Input,
  Notice,
  PageHeader,
  SendIcon,
  SimpleGrid,
  showToast,
  Text,
  Textarea,
  VStack,
} from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { type ReactNode, useState } from 'react'
import { messages } from '../../messages.ts'
import { useLoaded } from '../../use-loaded.ts'
import type { ClassProps } from '../class-props.ts'
import { PickPupils } from '../pick-pupils.tsx'
import { StickyFooter } from '../sticky-footer.tsx'
import { ChooseDay } from './choose-day.tsx'
import { ChooseWork } from './choose-work.tsx'
import { dayTitle, today } from './days.ts'
import { fetchAssignments, giveWork } from './store.ts'
import { toWork, type WorkFields } from './work-fields.ts'

const text = messages.give
const [EVERYBODY, SOME] = ['everybody', 'some']
const EMPTY: WorkFields = { kind: 'topic', subject: 'Mathématiques', chosen: '', title: '', criteria: '', file: null }

/** Four questions, all visible, and what pupils will see. */
export function GivePage({ one }: Pick<ClassProps, 'one'>) {
  const navigate = useNavigate()
  const session = useStore($session)
  const me = useStore($manager) ?? ''
  const [fields, setFields, dropFields] = useDraft(`give ${one.id}`, EMPTY)
  const [who, setWho] = useState(EVERYBODY)
  const [picked, pick] = useState<string[]>([])
  const [dueDay, setDueDay] = useState('')
  const [opensDay, setOpensDay] = useState('')
  const [instruction, setInstruction, dropInstruction] = useDraft(`instruction ${one.id}`, '')
  const [isAsking, ask] = useState(false)
  const { loaded } = useLoaded(one.id, fetchAssignments)
  const action = useAction('assignment', error => {
    if (!(error instanceof ApiError)) return text.failure
    if (error.fields.includes('grade')) {
      ask(true)
      return null
    }
    if (error.fields.includes('readingId')) {
      setFields({ ...fields, file: null })
      return messages.statementFile.expired
    }
    return error.status === 404 ? text.gone : text.failure
  })
  const back = `/classes/${one.id}`

  const inGroup = (id: string) => one.pupils.filter(({ groups }) => groups.includes(id)).map(({ userId }) => userId)
  const everybody = one.pupils.map(({ userId }) => userId)
  const userIds = who === EVERYBODY ? everybody : who === SOME ? picked : inGroup(who)
  const work = toWork(fields)
  const missing = !work ? text.missing.what : userIds.length === 0 ? text.missing.who : dueDay ? null : text.missing.due
  const sameDay =
    loaded.state === 'ready' && dueDay ? loaded.data.filter(given => given.dueDay === dueDay && !given.withdrawnAt) : []

  const give = (anyGrade: boolean) =>
    action.run(async () => {
      if (!work) return
      const later = opensDay ? { opensDay } : {}
      const full = await giveWork({ id: one.id, work, userIds, instruction, ...later, dueDay, anyGrade })
      const names = one.pupils.filter(({ userId }) => full.includes(userId)).map(({ fullName }) => fullName)
      showToast(names.length > 0 ? text.full(names.join(', ')) : text.given(userIds.length), {
        tone: names.length > 0 ? 'error' : 'success',
      })
      dropFields()
      dropInstruction()
      await navigate(`${back}/travaux`)
    })

  return (
    <>
      <PageHeader title={text.title} back={{ label: text.back(one.name), onClick: () => void navigate(back) }} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="8" alignItems="start">
        <VStack gap="6" align="stretch">
          <Question title={text.what}>
            <ChooseWork
              grade={one.grade}
              me={me}
              fields={fields}
              onChange={part => setFields({ ...fields, ...part })}
            />
          </Question>
          <Question title={text.who}>
            <FilterTabs
              label={text.who}
              options={[
                { value: EVERYBODY ?? '', label: text.everybody(one.name), count: everybody.length },
                ...one.groups.map(({ id, name }) => ({ value: id, label: name, count: inGroup(id).length })),
                { value: SOME ?? '', label: text.some },
              ]}
              value={who ?? ''}
              onChange={setWho}
            />
            {who === SOME && <PickPupils label={text.pick} pupils={one.pupils} chosen={picked} onChange={pick} />}
          </Question>
          <Question title={text.due}>
            <ChooseDay day={dueDay} onChange={setDueDay} />
            {dueDay && loaded.state === 'ready' && (
              <Notice>
                {sameDay.length > 0
                  ? text.load(dayTitle(dueDay), sameDay.map(({ title }) => title).join(', '))
                  : text.noLoad(dayTitle(dueDay))}
              </Notice>
            )}
          </Question>
          <FormField label={text.instruction}>
            <Textarea
              rows={2}
              maxLength={MAX_INSTRUCTION_CHARS}
              value={instruction}
              onChange={event => setInstruction(event.target.value)}
            />
          </FormField>
          <FormField label={text.opensDay} hint={text.now}>
            <Input
              type="date"
              maxW="14rem"
              min={today()}
              value={opensDay}
              onChange={event => setOpensDay(event.target.value)}
            />
          </FormField>
        </VStack>
        <Preview
          title={fields.title}
          by={session.status === 'signedIn' ? displayName(session.user) : ''}
          instruction={instruction}
          dueDay={dueDay}
        />
      </SimpleGrid>
      <StickyFooter>
        {action.problem && <Notice tone="error">{action.problem}</Notice>}
        <Text color="ink.muted" textStyle="sm">
          {missing}
        </Text>
        <Button
          size="lg"
          disabled={missing !== null}
          loading={action.busy}
          loadingText={text.giving}
          onClick={() => void give(false)}
        >
          <SendIcon aria-hidden />
          {text.give(userIds.length)}
        </Button>
      </StickyFooter>
      {isAsking && (
        <ConfirmDialog
          sentence={text.grade(one.grade)}
          details={text.gradeDetails}
          confirmLabel={text.anyway}
          onConfirm={() => {
            ask(false)
            void give(true)
          }}
          onCancel={() => ask(false)}
        />
      )}
    </>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <VStack as="section" aria-label={title} gap="3" align="stretch">
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {children}
    </VStack>
  )
}

type PreviewProps = { title: string; by: string; instruction: string; dueDay: string }

/** The card of the pupil, as it is written. */
function Preview({ title, by, instruction, dueDay }: PreviewProps) {
  return (
    <Box as="aside" aria-label={text.preview}>
      <Heading as="h2" size="sm" mb="3">
        {text.preview}
      </Heading>
      <Box borderWidth="1px" borderColor="border" borderRadius="l3" bg="surface" boxShadow="sm" p="5" mb="3">
        <Text fontWeight="bold" overflowWrap="anywhere">
          {title || '…'}
        </Text>
        <Text color="ink.muted" textStyle="sm">
          {text.by(by)}
        </Text>
        {instruction && (
          <Text mt="3" whiteSpace="pre-line">
            «&nbsp;{instruction}&nbsp;»
          </Text>
        )}
        {dueDay && (
          <Badge colorPalette="orange" mt="3">
            {text.dueOn(dayTitle(dueDay))}
          </Badge>
        )}
      </Box>
      <Text color="ink.muted" textStyle="sm">
        {text.after}
      </Text>
    </Box>
  )
}
