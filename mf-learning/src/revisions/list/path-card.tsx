import type { PathSummary } from '@ariane/shared/contracts/learning'
import { formatDate } from '@ariane/shared/dates'
import {
  Badge,
  Box,
  Button,
  CheckIcon,
  ClockIcon,
  chakra,
  Flex,
  Heading,
  HStack,
  type Icon,
  LinkIcon,
  LoaderIcon,
  PencilIcon,
  PlayIcon,
  ProgressBar,
  showToast,
  subjectPalette,
  Text,
} from '@ariane/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { messages } from '../../messages.ts'
import { clickOf, pathLabel, pathTone } from '../rules.ts'

const text = messages.revisions
/** S2 §9. */
const TOAST_MS = 2000

type Props = { path: PathSummary; onResume: (id: number) => void; onPlay: (id: number) => void }
const Opener = chakra('button')
const PathActions = lazy(() => import('./path-actions.tsx'))

/** The whole card opens the path; the link below it is copied by its own button. */
export function PathCard({ path, onResume, onPlay }: Props) {
  const click = clickOf(path.status)
  const StatusIcon = iconOf(path)
  const [changing, setChanging] = useState(false)
  return (
    <Flex
      as="article"
      direction="column"
      h="full"
      pos="relative"
      colorPalette={subjectPalette(path.subject)}
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderTopWidth="4px"
      borderTopColor="colorPalette.solid"
      borderRadius="l3"
      boxShadow="sm"
      p="5"
      gap="3"
      opacity={click === 'ignore' ? 0.6 : 1}
      {...(click !== 'ignore' && { _hover: { boxShadow: 'md' } })}
    >
      <HStack gap="2" wrap="wrap">
        <Badge colorPalette={pathTone(path.status)}>
          <StatusIcon size={14} aria-hidden />
          {pathLabel(path.status)}
        </Badge>
        {path.status === 'incomplete_path' && <Badge colorPalette="warning">{text.incomplete}</Badge>}
        <Badge colorPalette="neutral">{text.type}</Badge>
        <Badge>{path.subject}</Badge>
      </HStack>
      <Heading as="h2" size="md" overflowWrap="anywhere">
        <Opener
          type="button"
          textAlign="start"
          cursor={click === 'ignore' ? 'default' : 'pointer'}
          aria-disabled={click === 'ignore'}
          onClick={() => {
            if (click === 'resume') onResume(path.id)
            if (click === 'play') onPlay(path.id)
          }}
          _after={{ content: '""', pos: 'absolute', inset: '0' }}
        >
          {path.title}
        </Opener>
      </Heading>
      <Text color="ink.muted" lineClamp={3}>
        {path.description}
      </Text>
      <Box mt="auto">
        {path.percent > 0 && <ProgressBar label={text.progress} value={path.percent} hideLabel />}
        <HStack justify="space-between" mt="3" color="ink.muted" textStyle="sm" wrap="wrap" gap="1">
          <span>{text.modules(path.moduleCount)}</span>
          <span>{text.createdOn(formatDate(path.createdAt))}</span>
        </HStack>
        <HStack
          mt="2"
          ml="-3"
          justify="space-between"
          wrap="wrap"
          gap="0"
          pos="relative"
          pointerEvents="none"
          css={{ '& > *': { pointerEvents: 'auto' } }}
        >
          <Button size="sm" variant="ghost" onClick={() => void copyLink(path.id)}>
            <LinkIcon />
            {text.copy}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.actions.open(path.title)}
            onClick={() => setChanging(true)}
          >
            <PencilIcon aria-hidden />
            {text.actions.short}
          </Button>
        </HStack>
        {changing && (
          <Suspense fallback={null}>
            <PathActions path={path} onClose={() => setChanging(false)} />
          </Suspense>
        )}
      </Box>
    </Flex>
  )
}

function iconOf({ status }: PathSummary): Icon {
  if (status === 'incomplete_path') return PencilIcon
  const icons: Record<string, Icon> = {
    [text.status.done]: CheckIcon,
    [text.status.generating]: LoaderIcon,
    [text.status.generated]: PlayIcon,
  }
  return icons[pathLabel(status)] ?? ClockIcon
}

async function copyLink(id: number): Promise<void> {
  const link = `${location.origin}/path/${id}`
  try {
    await navigator.clipboard.writeText(link)
    showToast(text.copied, { duration: TOAST_MS })
  } catch {
    // Plain http or a refused permission: the link is shown instead.
    showToast(text.copyFailure(link), { tone: 'error', duration: 10_000 })
  }
}
