/**
 * The four achievements (S1 §2) in the order of the screen: title, rule and goal. They stay once earned, because each
 * counts something that never goes down.
 */
export const ACHIEVEMENTS = {
  first_path: { title: 'Premier parcours', rule: 'Terminer un parcours en entier.', goal: 1 },
  studious: { title: 'Studieux', rule: 'Terminer dix modules de révision ou de devoirs.', goal: 10 },
  regular: { title: 'Régulier', rule: 'Travailler quatre jours différents dans une même semaine.', goal: 4 },
  expert: { title: 'Expert', rule: 'Réussir vingt activités avec au moins 80 % de bonnes réponses.', goal: 20 },
} as const
export type AchievementKey = keyof typeof ACHIEVEMENTS
export const ACHIEVEMENT_KEYS = Object.keys(ACHIEVEMENTS) as [AchievementKey, ...AchievementKey[]]

/** The share of right answers from which an activity counts for 'Expert'. */
export const EXPERT_SCORE = 0.8

/** Counts per achievement: paths finished, modules finished, best week in days, activities mastered. */
export type AchievementCounts = Record<AchievementKey, number>

/** Progress of each achievement, never beyond its goal. */
export const achievementProgress = (counts: AchievementCounts) =>
  ACHIEVEMENT_KEYS.map(key => {
    const { goal } = ACHIEVEMENTS[key]
    return { key, done: Math.min(counts[key], goal), goal, earned: counts[key] >= goal }
  })
