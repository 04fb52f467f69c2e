import { lookup } from '@ariane/shared/catalogue'
import { logOnly } from '@ariane/shared/http'
import { $activeUser, useDraft, useStore } from '@ariane/shared/session'
import { Box, Button, Flex, LoadingState, Notice } from '@ariane/shared/ui'
import { Modal, Stepper } from '@ariane/shared/ui/overlay'
import { useEffect, useState } from 'react'
import { messages } from '../../messages.ts'
import { useChapters } from '../../parts/chapters.ts'
import { GenerationProgress } from '../../parts/generation-progress.tsx'
import { readPath } from '../../stores/paths.ts'
import { ChapterStep, SubChapterStep } from './chapter-steps.tsx'
import { Configuration } from './configuration.tsx'
import { generatePath, pathGeneration } from './generation.ts'
import { openingGrade, type Remembered } from './opening-grade.ts'
import { SubjectStep } from './subject-step.tsx'
import {
  back,
  canGenerate,
  chooseChapter,
  chooseSubChapter,
  chooseSubject,
  emptyDraft,
  restoreDraft,
} from './wizard.ts'

const text = messages.wizard
const STEPS = 4

/** 'Créer un parcours' in four steps. What is chosen and typed survives closing and a reload. */
export default function PathWizard({ resume, onClose }: { resume?: number | undefined; onClose: () => void }) {
  const user = useStore($activeUser)
  const uid = user?.uid
  const [remembered, remember] = useDraft<Remembered | null>('path-level', null)
  const grade = openingGrade(remembered, user?.grade)
  const [stored, setDraft, dropDraft] = useDraft(resume ? `path-wizard-${resume}` : 'path-wizard', emptyDraft(grade))
  const [filled, setFilled] = useState(!resume || stored.step === 4)
  const draft = { ...stored, grade: stored.subject ? stored.grade : grade }
  const [chapters, retryChapters] = useChapters(draft.step > 1 ? draft.subject : null, draft.grade)
  const chapter = chapters.state === 'ready' ? chapters.data.find(({ id }) => id === draft.chapterId) : undefined
  const place = chapter?.subChapters.find(({ id }) => id === draft.subChapterId) ?? chapter
  const generation = useStore(pathGeneration.$generation)
  const busy = generation.state === 'asking' || generation.state === 'running'

  // An incomplete path restores its request, unless the draft was already changed here.
  useEffect(() => {
    if (!resume || filled) return
    const stop = new AbortController()
    readPath(resume, stop.signal)
      .then(path => {
        setDraft(restoreDraft(path))
        if (path.failure) pathGeneration.fail(path.failure)
      })
      .catch(error => logOnly('wizard', error))
      .finally(() => setFilled(true))
    return () => stop.abort()
  }, [resume, filled, setDraft])
  // Another pupil is active or the wizard was closed: nobody waits for the result.
  useEffect(() => pathGeneration.leave, [uid])

  async function submit() {
    if (!(await generatePath(draft))) return
    dropDraft()
    onClose()
  }
  function goBack() {
    const before = back(draft)
    if (before) setDraft(before)
    else onClose()
  }

  const footer = filled && (
    <Flex justify="space-between" w="full" gap="2" wrap="wrap-reverse">
      <Button variant="outline" px={{ base: '4', sm: '5' }} onClick={goBack} disabled={busy}>
        {text.back}
      </Button>
      {draft.step === 4 && (
        <Button
          px={{ base: '4', sm: '5' }}
          onClick={() => void submit()}
          disabled={!canGenerate(draft, busy)}
          aria-busy={busy}
        >
          {busy ? text.generating : text.generate}
        </Button>
      )}
    </Flex>
  )
  return (
    <Modal title={text.title} onClose={onClose} size="lg" footer={footer}>
      <Box mb="4">
        <Stepper
          label={text.step(draft.step)}
          step={draft.step}
          count={STEPS}
          title={text.questions[draft.step]}
          hint={draft.step === 4 ? text.steering : undefined}
          view={`${draft.step} ${busy}`}
        />
      </Box>
      {generation.state === 'failed' && (
        <Notice tone="error">
          {(generation.reason && lookup(text.reasons, generation.reason)) || text.generationFailure}
        </Notice>
      )}
      {generation.state === 'running' && (
        <GenerationProgress
          label={text.progress(generation.done, generation.total)}
          done={generation.done}
          total={generation.total}
          onStop={() => void pathGeneration.stop()}
        />
      )}
      {!filled && <LoadingState label={text.loadingChapters} />}
      {filled && draft.step === 1 && (
        <SubjectStep
          grade={draft.grade}
          chosen={draft.subject}
          onGrade={next => {
            remember({ chosen: next, pupil: user?.grade })
            setDraft({ ...draft, grade: next, subject: null, chapterId: null, subChapterId: null })
          }}
          onChoose={subject => setDraft(chooseSubject(draft, subject))}
        />
      )}
      {filled && draft.step === 2 && (
        <ChapterStep
          draft={draft}
          chapters={chapters}
          onRetry={retryChapters}
          onChoose={chosen => setDraft(chooseChapter(draft, chosen))}
        />
      )}
      {filled && draft.step === 3 && (
        <SubChapterStep
          chapter={chapter}
          chapters={chapters}
          onRetry={retryChapters}
          chosen={draft.subChapterId}
          onChoose={chosen => setDraft(chooseSubChapter(draft, chosen))}
        />
      )}
      {filled && draft.step === 4 && (
        <Configuration draft={draft} unfit={place?.unfit ?? []} busy={busy} onChange={setDraft} />
      )}
    </Modal>
  )
}
