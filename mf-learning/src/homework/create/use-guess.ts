import type { SchoolGrade } from '@ariane/shared/catalogue'
import { homeworkRoutes, type PlaceGuess } from '@ariane/shared/contracts/homework'
import { call, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import { useEffect, useState } from 'react'

/** The place that a text may belong to; null until it is known, where it is not clear and where it cannot be asked. */
export function useGuess(text: string, grade: SchoolGrade): PlaceGuess | null {
  const userId = useStore($activeUser)?.uid
  const [held, hold] = useState<{ of: string; guess: PlaceGuess | null }>({ of: '', guess: null })
  const of = `${userId} ${grade} ${text}`
  useEffect(() => {
    if (!userId || text === '') return
    const stop = new AbortController()
    call(homeworkRoutes.guessPlace, { userId, classroom: grade, text }, { signal: stop.signal })
      .then(({ data }) => hold({ of, guess: data }))
      .catch(error => {
        if (!isAborted(error)) logOnly('guess', error)
      })
    return () => stop.abort()
  }, [userId, grade, text, of])
  return held.of === of ? held.guess : null
}
