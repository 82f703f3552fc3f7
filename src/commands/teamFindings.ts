import type { EventRead } from '../sheet/event.ts';
import { roundToPair } from '../sheet/roundToPair.ts';
import { teamCells } from '../sheet/teamCells.ts';
import { lineUpProblems } from '../systems/teamMatch/lineUpProblems.ts';
import { teamProblems } from '../systems/teamMatch/teamProblems.ts';
import type { Problem } from '../tournament/problem.ts';
import { boardCount, teamsOf } from '../tournament/team.ts';

/** The teams of the Players sheet, and the line-ups of the round that comes next (Law 30.1.3–4). */
export function teamFindings(event: EventRead): Problem[] {
  const found = event.parts.flatMap(({ tournament }) => {
    const { settings } = tournament;
    return settings.teamForm === undefined || tournament.players.length === 0
      ? []
      : [
          ...teamProblems(tournament, boardCount(teamsOf(tournament), settings)),
          ...lineUpProblems(tournament, roundToPair(tournament).round),
        ];
  });
  return teamCells(event, found);
}
