import { $seenAt } from '@ariane/shared/http'
import { $waiting } from '@ariane/shared/session'
import { PUPIL, press, renderScreen } from '@ariane/shared/testing/components'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { messages as text } from './messages.ts'
import { OutboxNotice } from './outbox-notice.tsx'
import { SeenNotice } from './seen-notice.tsx'

const NOON = Date.UTC(2026, 9, 5, 10)

describe('what the device kept', () => {
  it.each([
    ['today', NOON, text.seenToday('12:00')],
    ['yesterday', NOON - 86_400_000, /^Hors ligne, vu le .*dimanche.* à 12:00$/i],
  ])('is said to be seen at its time, %s', (_day, at, sentence) => {
    vi.setSystemTime(NOON + 60_000)
    $seenAt.set(at)
    onTestFinished(() => {
      vi.useRealTimers()
      $seenAt.set(null)
    })
    renderScreen(<SeenNotice />, { as: PUPIL })
    expect(screen.getByRole('status', { name: text.label }).textContent).toMatch(sentence)
    act(() => $seenAt.set(null))
    expect(screen.queryByRole('status', { name: text.label })).toBeNull()
  })
})

describe('answers that wait for a connection', () => {
  const kept = (id: string, state: 'waiting' | 'stale', words = '') => {
    const call = { method: 'PUT', path: '/api/x', body: {}, key: 'k' }
    return { id, lane: id, call, title: 'Les fractions', text: words, at: 1, state }
  }
  function show(...list: ReturnType<typeof kept>[]) {
    $waiting.set(list)
    onTestFinished(() => $waiting.set([]))
    return renderScreen(<OutboxNotice />, { as: PUPIL })
  }

  it('are counted, and nothing is said where there is none', () => {
    show(kept('1', 'waiting'), kept('2', 'waiting'))
    expect(screen.getByText(text.waiting(2))).toBeTruthy()
    act(() => $waiting.set([kept('1', 'waiting')]))
    expect(screen.getByText(text.waiting(1))).toBeTruthy()
    act(() => $waiting.set([]))
    expect(screen.queryByText(text.waiting(1))).toBeNull()
  })

  it('are given back with the words that were written when the server refused one', async () => {
    const { user } = show(kept('1', 'stale', 'Trois quarts'))
    expect(screen.getByText(text.stale('Les fractions'))).toBeTruthy()
    expect(screen.getByText('Trois quarts')).toBeTruthy()
    await press(user, text.copy)
    expect(await navigator.clipboard.readText()).toBe('Trois quarts')
  })

  it('can be read where they cannot be copied', async () => {
    const { user } = show(kept('1', 'stale', 'Trois quarts'))
    const copying = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    onTestFinished(() => copying.mockRestore())
    await press(user, text.copy)
    expect(await screen.findByText(text.copyFailure)).toBeTruthy()
  })
})
