import type { SchoolGrade } from '@ariane/shared/catalogue'
import { lookup } from '@ariane/shared/catalogue'
import { $activeUser, useStore } from '@ariane/shared/session'
import { Box, ErrorState, LoadingState, Notice, showToast } from '@ariane/shared/ui'
import { BottomSheet, EraseDraft, Stepper } from '@ariane/shared/ui/overlay'
import { useEffect, useState } from 'react'
import { GenerationProgress } from '../../parts/generation-progress.tsx'
import { messages } from '../messages.ts'
import { ContentStep } from './content-step.tsx'
import { DescriptionField } from './description-field.tsx'
import { back, type Draft, isMedia, isTouched } from './draft.ts'
import { forgetHomework, generateHomework, homeworkGeneration } from './generation.ts'
import { textToGuess } from './guess.ts'
import { GuessOffer } from './guess-offer.tsx'
import { ModeStep } from './mode-step.tsx'
import { createNeeds, nextNeeds } from './needs.ts'
import { PlaceStep } from './place-step.tsx'
import { SheetFooter } from './sheet-footer.tsx'
import { useHomeworkDraft } from './use-homework-draft.ts'
import { useReading } from './use-reading.ts'
import { useResume } from './use-resume.ts'

const text = messages.sheet
const ANY_GRADE: SchoolGrade = '4ème'
const STEPS = 3

type Props = { resume?: number | undefined; onClose: () => void }

/** 'Créer un devoir' in three steps. What is chosen, typed, photographed and recorded survives closing and a reload. */
export default function HomeworkSheet({ resume, onClose }: Props) {
  const user = useStore($activeUser)
  const kept = useHomeworkDraft(resume ? `homework-${resume}` : 'homework-new')
  const { draft, change, shown, drop } = kept
  const { state, retry } = useResume(resume, kept)
  const [hold, setHold] = useState(false)
  const mode = isMedia(draft.mode) ? draft.mode : 'photo'
  const media = shown?.media ?? null
  const reader = useReading(mode, media, draft.readings[mode], hold, change)
  const generation = useStore(homeworkGeneration.$generation)
  const busy = generation.state === 'asking' || generation.state === 'running'
  const ready = state === 'ready'

  // Another pupil is active or the sheet was closed: nobody waits for the result.
  const uid = user?.uid
  useEffect(() => homeworkGeneration.leave, [uid])

  async function submit() {
    const before = draft.asked ?? resume
    const made = await generateHomework(draft, media, asked => change(now => ({ ...now, asked })))
    if (!made) return
    if (before) void forgetHomework(before)
    drop()
    showToast(text.created)
    onClose()
  }
  function goBack() {
    const before = back(draft)
    if (before) change(() => before)
    else onClose()
  }
  const go = (step: 1 | 2 | 3) => change(now => ({ ...now, step }))

  const needs = draft.step === 3 ? createNeeds(draft, media !== null) : nextNeeds(draft, media !== null)
  const toStatement = [text.needs.check, text.needs.read, text.needs.emptyStatement].some(one => one === needs)
  const footer = ready && (
    <SheetFooter
      step={draft.step}
      busy={busy}
      needs={needs}
      onBack={goBack}
      onNext={() => go(draft.step === 1 ? 2 : 3)}
      onCreate={() => void submit()}
      help={toStatement && draft.step === 3 ? { label: text.toStatement, onClick: () => go(2) } : undefined}
    />
  )
  return (
    <BottomSheet title={text.title(draft.step)} onClose={onClose} footer={footer} size="lg">
      <Box maxW="5xl" mx="auto">
        {state === 'loading' && <LoadingState label={text.loadingDraft} />}
        {state === 'failed' && <ErrorState message={text.resumeFailure} onRetry={retry} />}
        {ready && (
          <Box mb="4">
            <Stepper step={draft.step} count={STEPS} title={stepTitle(draft)} view={`${stepTitle(draft)} ${busy}`} />
          </Box>
        )}
        {ready && generation.state === 'failed' && (
          <Box mb="4">
            <Notice tone="error" title={text.failure}>
              {(generation.reason && failureReason(generation.reason)) || text.kept}
            </Notice>
          </Box>
        )}
        {generation.state === 'running' && (
          <GenerationProgress
            label={text.progress(generation.done, generation.total)}
            done={generation.done}
            total={generation.total}
            onStop={() => void homeworkGeneration.stop()}
          />
        )}
        {ready && draft.step === 1 && (
          <ModeStep chosen={draft.mode} onChoose={chosen => change(now => ({ ...now, mode: chosen }))} />
        )}
        {ready && draft.step === 2 && (
          <ContentStep kept={kept} reader={reader} hold={hold} onHold={setHold} busy={busy} />
        )}
        {ready && draft.step === 3 && <LastStep kept={kept} grade={user?.grade ?? ANY_GRADE} busy={busy} />}
        {ready && isTouched(draft) && !busy && (
          <Box mt="6">
            <EraseDraft onErase={drop} />
          </Box>
        )}
      </Box>
    </BottomSheet>
  )
}

/** The question of the step; that of the chapter once a subject is chosen. */
const stepTitle = ({ step, subject }: Draft): string =>
  step === 3 && subject ? text.chapterIn(subject) : text.steps[step]

const failureReason = (code: string): string | undefined =>
  lookup(text.failures, code) ?? Object.entries(messages.reading.failures).find(([known]) => known === code)?.[1]

/** Step 3: subject and chapter, and the description where step 2 was left without one. */
function LastStep({
  kept,
  grade,
  busy,
}: {
  kept: ReturnType<typeof useHomeworkDraft>
  grade: SchoolGrade
  busy: boolean
}) {
  const { draft, change } = kept
  const [missed] = useState(isMedia(draft.mode) && !draft.description.trim())
  return (
    <>
      {!draft.subject && (
        <GuessOffer
          statement={textToGuess(draft)}
          grade={grade}
          disabled={busy}
          onTake={({ subject, chapter }) => change(now => ({ ...now, subject, chapterId: chapter?.id ?? null }))}
        />
      )}
      <PlaceStep
        subject={draft.subject}
        chapterId={draft.chapterId}
        grade={grade}
        disabled={busy}
        onSubject={subject => change(now => ({ ...now, subject, chapterId: null }))}
        onChapter={chapterId => change(now => ({ ...now, chapterId }))}
      />
      {missed && draft.subject && (
        <Box mt="5">
          <DescriptionField
            value={draft.description}
            disabled={busy}
            onChange={description => change(now => ({ ...now, description }))}
          />
        </Box>
      )}
    </>
  )
}
