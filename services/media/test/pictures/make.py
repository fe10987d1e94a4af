"""Makes the small pictures of this folder and what they must look like: `python make.py`, in this folder.

Made with Python 3.11, Pillow 13.0.0 (libavif 1.4.2) and pillow-heif 1.8.1 (libheif 1.23.6, x265 4.3). Each picture has
four fields of one colour, 48 by 32 pixels when it is upright. The expected values are computed here, from the
definitions of the colours alone: no library of the product has a part in them.
"""

import io
import json
import pathlib
import struct
import zlib

import pillow_heif
from PIL import Image

pillow_heif.register_heif_opener()

HERE = pathlib.Path(__file__).parent
WIDTH, HEIGHT = 48, 32
FIELDS = [(200, 100, 60), (60, 140, 90), (70, 90, 170), (180, 180, 180)]
# The compact profile that sharp ships (CC0).
P3 = Image.open(HERE.parent / "files" / "jpeg-display-p3.jpg").info["icc_profile"]
P3_CODE = 12
ORIENTATION = 0x0112

P3_TO_SRGB = [  # linear light; both have the white of D65
    (1.2249401, -0.2249402, 0.0),
    (-0.0420569, 1.0420571, 0.0),
    (-0.0196376, -0.0786361, 1.0982735),
]


def linear(value):
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def encoded(light):
    light = min(1.0, max(0.0, light))
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(share * 255)


def shown(colour, space):
    if space == "srgb":
        return list(colour)
    lights = [linear(value) for value in colour]
    return [encoded(sum(a * b for a, b in zip(row, lights))) for row in P3_TO_SRGB]


def upright():
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    half = (WIDTH // 2, HEIGHT // 2)
    for index, colour in enumerate(FIELDS):
        left, top = (index % 2) * half[0], (index // 2) * half[1]
        picture.paste(colour, (left, top, left + half[0], top + half[1]))
    return picture


# What a camera stores so that a viewer which obeys the orientation shows the picture upright.
STORED = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


def stored(orientation):
    return upright() if STORED[orientation] is None else upright().transpose(STORED[orientation])


def exif(orientation):
    tags = Image.Exif()
    tags[ORIENTATION] = orientation
    return tags.tobytes()


def saved(picture, kind, **options):
    out = io.BytesIO()
    picture.save(out, kind, **options)
    return out.getvalue()


def chunk(kind, content):
    body = kind + content
    return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))


def png(orientation, depth, colours):
    picture = stored(orientation)
    rows = []
    for y in range(picture.height):
        row = b"\0"
        for x in range(picture.width):
            for value in picture.getpixel((x, y)):
                row += struct.pack(">H", value * 257) if depth == 16 else bytes([value])
        rows.append(row)
    header = struct.pack(">IIBBBBB", picture.width, picture.height, depth, 2, 0, 0, 0)
    about = {
        "srgb": b"",
        "p3-icc": chunk(b"iCCP", b"P3\0\0" + zlib.compress(P3)),
        "p3-cicp": chunk(b"cICP", bytes([P3_CODE, 13, 0, 1])),
        "p3-chrm": chunk(b"gAMA", struct.pack(">I", 45455))
        + chunk(b"cHRM", struct.pack(">8I", 31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)),
    }[colours]
    turned = b"" if orientation == 1 else chunk(b"eXIf", exif(orientation).removeprefix(b"Exif\0\0"))
    pixels = chunk(b"IDAT", zlib.compress(b"".join(rows), 9))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + about + turned + pixels + chunk(b"IEND", b"")


def boxes(data, start, end):
    at = start
    while at + 8 <= end:
        size = struct.unpack_from(">I", data, at)[0]
        yield data[at + 4 : at + 8], at + 8, at + size
        at += size


def named_colours(data):
    """The same file with the primaries of Display P3 where it names its colours."""
    at = data.index(b"colrnclx") + 8
    return data[:at] + struct.pack(">H", P3_CODE) + data[at + 2 :]


def without_turn(data):
    """The same file without its rotation: the main picture is associated with its size once more instead."""
    meta = next((start, end) for kind, start, end in boxes(data, 0, len(data)) if kind == b"meta")
    iprp = next((start, end) for kind, start, end in boxes(data, meta[0] + 4, meta[1]) if kind == b"iprp")
    parts = {kind: (start, end) for kind, start, end in boxes(data, *iprp)}
    kinds = [kind for kind, _, _ in boxes(data, *parts[b"ipco"])]
    turn, size = kinds.index(b"irot") + 1, kinds.index(b"ispe") + 1
    start, end = parts[b"ipma"]
    associated = bytes(size if byte & 0x7F == turn else byte for byte in data[start + 11 : end])
    return data[: start + 11] + associated + data[end:]


def heif(kind, orientation, colours, turned_by="irot", depth=8):
    picture = stored(orientation)
    if depth == 10:
        wide = b"".join(struct.pack("<3H", *(value * 257 for value in picture.getpixel((x, y))))
                        for y in range(picture.height) for x in range(picture.width))
        file = pillow_heif.from_bytes("RGB;16", picture.size, wide)
        out = io.BytesIO()
        file.save(out, quality=100, chroma=444)
        data = out.getvalue()
    else:
        options = {"quality": 100, "subsampling": "4:4:4"} if kind == "AVIF" else {"quality": 100, "chroma": 444}
        if colours == "p3-icc":
            options["icc_profile"] = P3
        if orientation != 1:
            options["exif"] = exif(orientation)
        data = saved(picture, kind, **options)
    if colours == "p3-nclx":
        data = named_colours(data)
    return without_turn(data) if turned_by == "exif" and orientation != 1 else data


def write(folder, name, data, colours, expected):
    path = HERE / folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    space = "srgb" if colours == "srgb" else "p3"
    expected[f"{folder}/{name}"] = [shown(colour, space) for colour in FIELDS]


def main():
    expected = {}
    for colours in ("srgb", "p3-icc"):
        profile = {} if colours == "srgb" else {"icc_profile": P3}
        for orientation in range(1, 9):
            options = {"quality": 98, "subsampling": 0, "exif": exif(orientation), **profile}
            write("jpeg", f"{colours}-{orientation}.jpg", saved(stored(orientation), "JPEG", **options), colours, expected)
        for orientation in (1, 3, 6, 8):
            options = {"lossless": True, "exif": exif(orientation), **profile}
            write("webp", f"{colours}-{orientation}.webp", saved(stored(orientation), "WEBP", **options), colours, expected)
    for colours in ("srgb", "p3-icc", "p3-cicp", "p3-chrm"):
        for orientation, depth in ((1, 8), (6, 8), (8, 8), (1, 16), (3, 16)):
            write("png", f"{colours}-{orientation}-{depth}.png", png(orientation, depth, colours), colours, expected)
    for colours in ("srgb", "p3-icc", "p3-nclx"):
        for orientation in (1, 3, 6, 8):
            write("avif", f"{colours}-{orientation}.avif", heif("AVIF", orientation, colours), colours, expected)
            write("heic", f"{colours}-{orientation}.heic", heif("HEIF", orientation, colours), colours, expected)
            if orientation != 1:
                data = heif("HEIF", orientation, colours, turned_by="exif")
                write("heic-exif", f"{colours}-{orientation}.heic", data, colours, expected)
    for colours in ("srgb", "p3-nclx"):
        write("heic", f"{colours}-1-10.heic", heif("HEIF", 1, colours, depth=10), colours, expected)
    (HERE / "expected.json").write_text(json.dumps(expected, indent=1) + "\n")


main()
