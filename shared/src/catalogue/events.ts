/** Calendar event types (S2 §3) and their French titles. */
export const EVENT_TITLES = {
  course: 'Cours',
  homework: 'Devoir',
  exam: 'Contrôle',
  revision: 'Révision',
  other: 'Autre',
} as const
export type EventType = keyof typeof EVENT_TITLES
export const EVENT_TYPES = Object.keys(EVENT_TITLES) as [EventType, ...EventType[]]

/** Objective types (S1 §3) and their French titles. */
export const OBJECTIVE_TITLES = {
  School: 'Scolaire',
  Emotional: 'Émotionnel',
  Behavioral: 'Comportemental',
  Other: 'Autre',
} as const
export type ObjectiveType = keyof typeof OBJECTIVE_TITLES
export const OBJECTIVE_TYPES = Object.keys(OBJECTIVE_TITLES) as [ObjectiveType, ...ObjectiveType[]]

/** Monday first; recurrence days are numbered 1 to 7. */
export const WEEKDAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const
