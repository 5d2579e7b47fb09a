"""The fair deal: promises bind, shares count, and nobody can copy or change one."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallbox import fair
from smallbox.fair import Pledge, Sitter
from smallbox.game import Mistake
from smallbox.games import find

MOW = find("mow")
TOLD: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "web/src/lib/fair.json").read_text(encoding="utf-8")
)
SEATS = [Sitter("person", "Ann"), Sitter("person", "Zoë"), Sitter("bot", level=3)]
SHARES = [bytes([seat]) * fair.SHARE_BYTES for seat in range(3)]

secrets = st.binary(min_size=fair.SECRET_BYTES, max_size=fair.SECRET_BYTES)
shares = st.dictionaries(
    st.integers(0, 9), st.binary(min_size=fair.SHARE_BYTES, max_size=fair.SHARE_BYTES), max_size=10
)


def context() -> str:
    return fair.context_of("table", MOW, MOW.options(), MOW.own_cards, SEATS)


def digest(pledge: Pledge, seat: int) -> str:
    return fair.share_commitment(pledge.commitment, seat, SHARES[seat])


def test_the_context_is_canonical_json() -> None:
    text = context()
    told = json.loads(text)
    assert text == json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert "Zoë" in text
    assert list(told) == ["cards", "game", "options", "seats", "table", "version"]
    assert fair.read_context(text).seats == SEATS
    assert msgspec.convert(told["cards"], MOW.cards) == MOW.own_cards


def test_commitment_and_key_are_what_the_page_says() -> None:
    secret, text = b"s" * 32, "{}"
    said = hashlib.sha256(b"smallbox/commit/v1\0" + secret + b"{}").hexdigest()
    assert fair.commitment(secret, text) == said
    share = hashlib.sha256(b"smallbox/share/v1\0" + bytes.fromhex(said) + b"\1" + b"x" * 16).hexdigest()
    assert fair.share_commitment(said, 1, b"x" * 16) == share
    told = b"smallbox/key/v1\0" + b"\0\0\0\2" + b"{}" + b"\0" + b"y" * 16 + b"\1" + b"x" * 16
    key = hmac.new(secret, told, hashlib.sha256).digest()
    assert fair.key(secret, text, {1: b"x" * 16, 0: b"y" * 16}) == key


def test_what_the_client_is_tested_with() -> None:
    secret, text, said = bytes.fromhex(TOLD["secret"]), TOLD["context"], TOLD["commitment"]
    shares = {int(seat): bytes.fromhex(share) for seat, share in TOLD["shares"].items()}
    assert fair.canonical(json.loads(text)) == text
    assert fair.commitment(secret, text) == said
    assert TOLD["digests"] == {
        str(seat): fair.share_commitment(said, seat, share) for seat, share in shares.items()
    }
    assert fair.key(secret, text, shares).hex() == TOLD["key"]
    assert fair.key(secret, text, {}).hex() == TOLD["key_without_shares"]
    assert TOLD["seeds"] == {seed: fair.key_of_seed(int(seed)).hex() for seed in TOLD["seeds"]}
    key = fair.key(secret, text, shares)
    assert TOLD["chances"] == {
        entry: [str(number) for number in fair.chance_before(key, int(entry))] for entry in TOLD["chances"]
    }


@given(secrets, secrets, shares, shares)
def test_another_secret_or_share_is_another_key(
    one: bytes, other: bytes, ours: dict[int, bytes], theirs: dict[int, bytes]
) -> None:
    same = fair.key(one, "{}", ours) == fair.key(other, "{}", theirs)
    assert same == ((one, ours) == (other, theirs))


def test_a_deal_with_two_people_and_a_bot() -> None:
    pledge = fair.pledge(context())
    assert pledge.commitment == fair.commitment(bytes.fromhex(pledge.secret), pledge.context)
    before = pledge.key
    for seat in (1, 0):
        pledge.commit(seat, digest(pledge, seat))
    for seat in (0, 1):
        pledge.reveal(seat, SHARES[seat].hex())
    assert pledge.key != before
    kept = msgspec.json.decode(msgspec.json.encode(pledge), type=Pledge)
    assert kept == pledge
    assert kept.key == pledge.key


def test_who_does_not_reveal_is_dropped_but_stays_on_record() -> None:
    pledge = fair.pledge(context())
    for seat in (0, 1):
        pledge.commit(seat, digest(pledge, seat))
    pledge.reveal(1, SHARES[1].hex())
    assert pledge.key == fair.key(bytes.fromhex(pledge.secret), pledge.context, {1: SHARES[1]})
    assert set(pledge.digests) == {0, 1}


def test_no_two_pledges_are_alike() -> None:
    assert len({fair.pledge(context()).commitment for _ in range(20)}) == 20


def test_sending_again_changes_nothing() -> None:
    pledge = fair.pledge(context())
    for _ in range(2):
        pledge.commit(0, digest(pledge, 0))
    for _ in range(2):
        pledge.reveal(0, SHARES[0].hex())
    pledge.commit(0, digest(pledge, 0))
    assert pledge.shares == {0: SHARES[0].hex()}


def test_what_is_not_fair_is_refused() -> None:
    pledge = fair.pledge(context())
    with pytest.raises(Mistake, match="fair-no-share"):
        pledge.commit(2, digest(pledge, 2))
    pledge.commit(0, digest(pledge, 0))
    with pytest.raises(Mistake, match="fair-too-late"):  # a second thought
        pledge.commit(0, digest(pledge, 1))
    with pytest.raises(Mistake, match="fair-other-share"):  # never committed
        pledge.reveal(1, SHARES[1].hex())
    with pytest.raises(Mistake, match="fair-other-share"):
        pledge.reveal(0, SHARES[1].hex())
    pledge.reveal(0, SHARES[0].hex())
    with pytest.raises(Mistake, match="fair-too-late"):  # he has seen a share
        pledge.commit(1, digest(pledge, 1))


def test_a_copied_digest_cannot_be_revealed() -> None:
    pledge = fair.pledge(context())
    pledge.commit(0, digest(pledge, 0))
    pledge.commit(1, digest(pledge, 0))
    pledge.reveal(0, SHARES[0].hex())
    with pytest.raises(Mistake, match="fair-other-share"):
        pledge.reveal(1, SHARES[0].hex())
