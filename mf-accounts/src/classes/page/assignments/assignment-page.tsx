import { type AssignedPupil, assignmentRoutes } from '@ariane/shared/contracts/assignments'
import { useAction } from '@ariane/shared/form'
import { ApiError, call } from '@ariane/shared/http'
import { useNavigate } from '@ariane/shared/router'
import {
  Badge,
  Box,
  Button,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Flex,
  HStack,
  Notice,
  PageHeader,
  Panel,
  SkeletonCards,
  showToast,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { ConfirmDialog, Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { csv, download } from '../../../students/import/save.ts'
import { messages } from '../../messages.ts'
import { classFailure } from '../../store.ts'
import { useLoaded } from '../../use-loaded.ts'
import type { ClassProps } from '../class-props.ts'
import { withClassNames } from '../rules.ts'
import { AssignmentResults } from './assignment-results.tsx'
import { ChooseDay } from './choose-day.tsx'
import { dayTitle, laterOf, today } from './days.ts'
import { toLines } from './lines.ts'
import { fetchAssignment } from './store.ts'

const text = messages.assigned
const TONES = { waiting: 'neutral', not_begun: 'neutral', begun: 'info', done: 'success', removed: 'neutral' } as const
type Asked = 'extend' | 'again' | 'withdraw' | null

/** Where each pupil is with given work, and what may be done with it. */
export function AssignmentPage({ one, assignmentId }: Pick<ClassProps, 'one'> & { assignmentId: string }) {
  const navigate = useNavigate()
  const { loaded, reload } = useLoaded(`${one.id}/${assignmentId}`, fetchAssignment)
  const [asked, ask] = useState<Asked>(null)
  const [day, setDay] = useState('')
  const action = useAction('assignment', classFailure)
  if (loaded.state === 'loading') return <SkeletonCards count={2} label={text.loading} />
  if (loaded.state === 'failed') {
    const isMissing = loaded.error instanceof ApiError && loaded.error.status === 404
    if (isMissing) return <EmptyState title={text.missing} illustration="empty" />
    return <ErrorState message={text.failure} onRetry={() => void reload()} />
  }
  const given = { ...loaded.data, list: withClassNames(one.pupils, loaded.data.list) }
  const last = laterOf(today(), given.dueDay)
  const args = { id: one.id, assignmentId }
  const act = (work: () => Promise<string>) =>
    action.run(async () => {
      const said = await work()
      ask(null)
      await reload()
      showToast(said, { tone: 'success' })
    })
  const extend = () =>
    act(async () => {
      await call(assignmentRoutes.extendAssignment, { ...args, dueDay: day })
      return text.extended(dayTitle(day))
    })
  const withdraw = () =>
    act(async () => {
      await call(assignmentRoutes.withdrawAssignment, args)
      return text.gone
    })
  const again = () =>
    action.run(async () => {
      const userIds = given.list.map(({ userId }) => userId)
      await call(assignmentRoutes.giveAgain, { ...args, userIds, dueDay: day })
      showToast(messages.give.given(userIds.length), { tone: 'success' })
      await navigate(`/classes/${one.id}/travaux`)
    })
  const save = () => {
    const { saveName, columns } = messages.workResults
    const name = given.title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60)
      .toLowerCase()
    download(saveName(name), csv(columns, toLines(given, one.pupils)))
  }
  const open = (which: Asked) => {
    setDay('')
    action.clear()
    ask(which)
  }
  return (
    <>
      <PageHeader
        title={given.title}
        subtitle={text.line(text.kinds[given.kind], dayTitle(given.dueDay), given.givenBy)}
        back={{ label: text.backToList, onClick: () => void navigate(`/classes/${one.id}/travaux`) }}
        actions={
          <HStack gap="3" wrap="wrap">
            {!given.withdrawnAt && (
              <>
                <Button variant="outline" onClick={() => open('extend')}>
                  {text.extend}
                </Button>
                <Button variant="ghost" colorPalette="danger" onClick={() => open('withdraw')}>
                  {text.withdraw}
                </Button>
              </>
            )}
            {given.list.length > 0 && (
              <Button variant="outline" onClick={() => open('again')}>
                {text.again}
              </Button>
            )}
            {given.list.length > 0 && (
              <Button variant="outline" onClick={save}>
                <DownloadIcon aria-hidden />
                {messages.workResults.save}
              </Button>
            )}
          </HStack>
        }
      />
      {given.withdrawnAt && <Notice>{text.withdrawn}</Notice>}
      {(given.held ?? 0) > 0 && <Notice>{text.whyHeld(given.held ?? 0)}</Notice>}
      {given.instruction && <Text mb="4">«&nbsp;{given.instruction}&nbsp;»</Text>}
      <Panel mb="6">
        <VStack as="ul" aria-label={text.label} listStyleType="none" gap="0" align="stretch">
          {given.list.map(pupil => (
            <Row key={pupil.userId} pupil={pupil} />
          ))}
        </VStack>
      </Panel>
      <AssignmentResults classId={one.id} given={given} />
      {(asked === 'extend' || asked === 'again') && (
        <Modal
          title={asked === 'extend' ? text.extendTitle : text.againTitle}
          onClose={() => ask(null)}
          footer={
            <Button
              disabled={!day || (asked === 'extend' && day <= last)}
              loading={action.busy}
              onClick={() => void (asked === 'extend' ? extend() : again())}
            >
              {asked === 'extend' ? text.extend : text.again}
            </Button>
          }
        >
          <VStack gap="4" align="stretch">
            <ChooseDay day={day} onChange={setDay} {...(asked === 'extend' && { after: last })} />
            {action.problem && <Notice tone="error">{action.problem}</Notice>}
          </VStack>
        </Modal>
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          sentence={text.withdrawSentence(given.title)}
          details={action.problem ?? text.withdrawDetails}
          confirmLabel={text.withdraw}
          tone="danger"
          busy={action.busy}
          onConfirm={() => void withdraw()}
          onCancel={() => ask(null)}
        />
      )}
    </>
  )
}

function Row({ pupil: { fullName, state, held, late, answers, right } }: { pupil: AssignedPupil }) {
  return (
    <Flex as="li" align="center" gap="3" wrap="wrap" py="2" borderBottomWidth="1px" borderColor="border">
      <Box flex="1 1 12rem" minW="0">
        <Text fontWeight="bold" overflowWrap="anywhere">
          {fullName}
        </Text>
        {answers > 0 && (
          <Text color="ink.muted" textStyle="sm">
            {text.score(right, answers)}
          </Text>
        )}
      </Box>
      <Badge colorPalette={TONES[state]}>{held ? text.held : text.states[state]}</Badge>
      {late && <Badge colorPalette="orange">{text.isLate}</Badge>}
    </Flex>
  )
}
