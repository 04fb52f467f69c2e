import { soundsDistressed } from '@ariane/shared/catalogue'
import { objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { useOneCall } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Box, Button, Flex, Heading, LightbulbIcon, Notice, SparklesIcon, Text } from '@ariane/shared/ui'
import type { Draft } from './draft.ts'
import { findIdeas, takeIdeas } from './ideas.ts'
import { IdeasList } from './ideas-list.tsx'
import { messages } from './messages.ts'
import type { Change } from './use-objective-draft.ts'
import { Waiting } from './waiting.tsx'

const text = messages.ideas

type Props = { draft: Draft; change: Change; onTaken?: (() => void) | undefined }

/** Offers Ariane's ideas for the title; in step 3 for the criteria only. */
export function IdeasPanel({ draft, change, onTaken }: Props) {
  const asking = useOneCall('objective suggestions')
  const ideas = findIdeas(draft)
  const forCriteria = draft.step === 3
  if (soundsDistressed(draft.title)) return null

  function ask() {
    const asked = { title: draft.title.trim(), type: draft.type }
    void asking.run(async signal => {
      const answer = await call(objectivesRoutes.suggestObjective, asked, { signal })
      change(now => takeIdeas(now, asked, answer))
    })
  }

  if (ideas && forCriteria && !ideas.none) return null
  return (
    <Box colorPalette="accent" bg="colorPalette.subtle" borderRadius="l3" p={{ base: '4', sm: '5' }}>
      <Flex gap="2" align="center" mb="2" color="colorPalette.fg">
        <LightbulbIcon size={20} aria-hidden />
        <Heading as="h4" size="sm">
          {ideas && !ideas.none ? text.found : text.title}
        </Heading>
      </Flex>
      {ideas && !ideas.none && <IdeasList ideas={ideas} change={change} onTaken={onTaken} />}
      {ideas?.none && <Notice title={messages.errors.noIdea}>{forCriteria ? text.noneCriteria : text.noneHint}</Notice>}
      {!ideas && (
        <>
          <Text mb="3">{forCriteria ? text.offerCriteria : text.offer}</Text>
          {asking.state.kind === 'failed' && (
            <Box mb="3">
              <Notice tone="error">{messages.errors.ideas}</Notice>
            </Box>
          )}
          {asking.busy ? (
            <Waiting label={text.asking} onStop={asking.stop} />
          ) : (
            <Button variant="surface" onClick={ask}>
              <SparklesIcon aria-hidden />
              {asking.state.kind === 'failed' ? text.again : text.ask}
            </Button>
          )}
        </>
      )}
    </Box>
  )
}
