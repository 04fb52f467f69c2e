import type { ClassDetail } from '@ariane/shared/contracts/classes'
import { familiesRoutes, type PupilNeed } from '@ariane/shared/contracts/families'
import { call } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import { $manager, useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  ChevronRightIcon,
  chakra,
  ErrorState,
  Panel,
  SkeletonCards,
  Text,
  UsersIcon,
  VStack,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { withClassNames } from './page/rules.ts'
import { useLoaded } from './use-loaded.ts'

const text = messages.needs
const Way = chakra(Link)
/** So many are shown beside other things; the others come on demand. */
const FEW = 5

/** `key` is the manager, the class if one is meant, and how many pages. */
async function fetchNeeds(key: string, signal?: AbortSignal) {
  const [userId = '', classId = '', pages = '1'] = key.split(' ')
  const asked = { userId, ...(classId && { classId }) }
  const read = async (page: number) =>
    (await call(familiesRoutes.listNeeds, { ...asked, page }, signal ? { signal } : {})).data
  const first = await read(1)
  const pupils = [...first.pupils]
  let last = first
  for (let page = 2; page <= Number(pages) && last.others > 0; page += 1) {
    last = await read(page)
    pupils.push(...last.pupils)
  }
  return { ...first, pupils, others: last.others }
}

/** Who needs help of a class, or of all pupils: as many pages as were asked for. */
export function useNeeds(classId: string) {
  const me = useStore($manager) ?? ''
  const [pages, setPages] = useState(1)
  return { classId, showMore: () => setPages(pages + 1), ...useLoaded(`${me} ${classId} ${pages}`, fetchNeeds) }
}

export const Needs = ({ classId = '' }: { classId?: string }) => <NeedsPanel {...useNeeds(classId)} />

type Props = ReturnType<typeof useNeeds> & { register?: ClassDetail['pupils'] }

/** Who needs help first, each with the reason in a sentence. */
export function NeedsPanel({ classId, loaded, reload, showMore, register = [] }: Props) {
  const [isWhole, setWhole] = useState(false)
  const all = loaded.state === 'ready' ? withClassNames(register, loaded.data.pupils) : []
  const shown = isWhole ? all : all.filter(({ reason }) => reason !== null).slice(0, FEW)
  const others = loaded.state === 'ready' ? loaded.data.found - shown.length : 0
  return (
    <Panel title={text.title} icon={<UsersIcon />}>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void reload()} />}
      {loaded.state === 'ready' && (
        <VStack gap="3" align="stretch">
          <Text color="ink.muted">{text.count(loaded.data.pressing, loaded.data.found)}</Text>
          {shown.length > 0 && (
            <VStack as="ul" aria-label={text.label} listStyleType="none" gap="0" align="stretch">
              {shown.map(pupil => (
                <Row key={pupil.userId} pupil={pupil} classId={classId} />
              ))}
            </VStack>
          )}
          {others > 0 && (
            <Button
              variant="ghost"
              alignSelf="start"
              onClick={() => {
                if (isWhole) showMore()
                setWhole(true)
              }}
            >
              {text.more(others)}
            </Button>
          )}
          <Text color="ink.muted" textStyle="sm">
            {text.rule}
          </Text>
        </VStack>
      )}
    </Panel>
  )
}

const row = { display: 'flex', alignItems: 'center', gap: '3', minH: 'touch', py: '2' } as const

function Row({ pupil: { userId, fullName, reason }, classId }: { pupil: PupilNeed; classId: string }) {
  const words = (
    <Box flex="1" minW="0">
      <Text fontWeight="bold" overflowWrap="anywhere">
        {fullName}
      </Text>
      <Text color="ink.muted" textStyle="sm">
        {reason ? text.reasons[reason.kind](reason) : text.calm}
      </Text>
    </Box>
  )
  if (!classId)
    return (
      <Box as="li" {...row}>
        {words}
      </Box>
    )
  return (
    <li>
      <Way
        {...row}
        to={`/classes/${classId}/eleve/${encodeURIComponent(userId)}`}
        color="inherit"
        textDecoration="none"
      >
        {words}
        <ChevronRightIcon aria-hidden />
      </Way>
    </li>
  )
}
